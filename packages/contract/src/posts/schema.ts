import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { linkPreview } from "../link-previews/schema.ts";
import { postLimits } from "./limits.ts";
import { namesIn, tagsIn } from "./tokens.ts";

/** Whether a text can be stored: PostgreSQL cannot store NUL bytes, and lone surrogates are not valid text. */
const isText = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();
/** Characters that render as nothing: controls, joiners, direction marks, spaces, and blank letters of some scripts. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}\p{VS}\u034f\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Schema for text that people write: it keeps inner spaces and line ends. Text without any visible character counts as empty. */
export const spoken = (max: number) =>
  z
    .string()
    .max(max)
    .refine(isText, { error: "field.invalid" })
    .transform((text) =>
      text.replace(unseen, "") === "" ? "" : text.replaceAll("\r\n", "\n").normalize("NFC").trim(),
    );

/** The kind of author: a person, a Space, or the operator of the installation (`house`). */
export const voice = z.enum(["person", "space", "house"]);
export type AuthorKind = z.output<typeof voice>;
export const author = z
  .object({
    voice,
    /** The author's id; null for `house`, and for an author who must no longer be identified. */
    id: id.nullable(),
    name: z.string(),
    /** The author's username, or the URL name of the Space. */
    address: z.string().nullable(),
    /** True if the viewer may open the author's page; otherwise the name is not a link. */
    hasPage: z.boolean(),
    picture: id.nullable(),
    headline: z.string().nullable(),
  })
  .meta({ id: "Author" });
export type Author = z.output<typeof author>;

const image = z.object({ id, alt: spoken(postLimits.alt.max).default("") });
export const mention = z.object({
  /** The mentioned name as written in the text, in lower case and without the @. */
  name: z.string(),
  kind: z.enum(["person", "space"]),
  /** The current username of the mentioned person, or the URL name of the Space. */
  address: z.string(),
  /** True if the viewer may open the page of the mentioned person or Space; otherwise the name is not a link. */
  hasPage: z.boolean(),
  label: z.string(),
});
export type Mention = z.output<typeof mention>;

const parts = {
  text: spoken(postLimits.text.max),
  images: z.array(image).max(postLimits.images).default([]),
  jobPostId: id.nullable().default(null),
  previewId: id.nullable().default(null),
};

type PostContent = { text: string; images: readonly unknown[]; jobPostId: string | null };
function checkSaid({ text, images, jobPostId }: PostContent, context: z.core.$RefinementCtx): void {
  const refuse = (message: string, params?: { max: number }) =>
    context.addIssue({ code: "custom", message, path: ["text"], input: text, ...(params && { params }) });
  if (text === "" && images.length === 0 && jobPostId === null) refuse("field.required");
  if (namesIn(text).length > postLimits.mentions) refuse("field.tooMany", { max: postLimits.mentions });
  if (tagsIn(text).length > postLimits.tags) refuse("field.tooMany", { max: postLimits.tags });
}

export const newPost = z
  .strictObject({ ...parts, channelId: id.nullable().default(null) })
  .superRefine(checkSaid)
  .meta({ id: "NewPost" });
export type NewPost = z.output<typeof newPost>;

/** A change of a post. It has no channel, because readers would no longer find a post that moved to another channel. */
export const postChange = z
  .strictObject({ ...parts, version: z.int() })
  .superRefine(checkSaid)
  .meta({ id: "PostChange" });

/** The text of a draft. It is stored exactly as typed, including spaces. */
const asTyped = (max: number) => z.string().max(max).refine(isText, { error: "field.invalid" });
export const postDraft = z
  .strictObject({
    text: asTyped(postLimits.text.max),
    images: z
      .array(z.object({ id, alt: asTyped(postLimits.alt.max).default("") }))
      .max(postLimits.images)
      .default([]),
    jobPostId: parts.jobPostId,
    previewId: parts.previewId,
    channelId: id.nullable().default(null),
  })
  .meta({ id: "PostDraft" });
export type PostDraft = z.output<typeof postDraft>;

export const post = z
  .object({
    id,
    author,
    channel: z.object({ id, url: z.string(), name: z.string() }).nullable(),
    text: z.string(),
    tags: z.array(z.string()),
    mentions: z.array(mention),
    images: z.array(z.object({ id, alt: z.string(), width: z.int(), height: z.int() })),
    job: z
      .object({
        id,
        title: z.string(),
        space: z.object({ name: z.string(), url: z.string(), logo: id.nullable() }),
        city: z.string().nullable(),
        salaryMin: z.int().nullable(),
        salaryMax: z.int().nullable(),
        open: z.boolean(),
        /** True if the job is sponsored right now and must be labelled. */
        sponsored: z.boolean(),
      })
      .nullable(),
    preview: linkPreview.nullable(),
    likes: z.int(),
    liked: z.boolean(),
    comments: z.int(),
    at: instant,
    edited: instant.nullable(),
    enabled: z.boolean(),
    /** The actions that the caller may take. */
    may: z.object({ edit: z.boolean(), remove: z.boolean(), moderate: z.boolean(), comment: z.boolean() }),
    version: z.int(),
  })
  .meta({ id: "Post" });
export type Post = z.output<typeof post>;

export const postVersion = z.object({ text: z.string(), until: instant }).meta({ id: "PostVersion" });

export const liking = z.strictObject({ liked: z.boolean().default(true) }).meta({ id: "Liking" });
export const likeState = z.object({ liked: z.boolean(), likes: z.int() }).meta({ id: "LikeState" });
