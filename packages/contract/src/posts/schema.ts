import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { linkPreview } from "../link-previews/schema.ts";
import { postLimits } from "./limits.ts";
import { namesIn, tagsIn } from "./tokens.ts";

/** Zero bytes are none of PostgreSQL's; single halves of a character are nobody's. */
const isText = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();
/** Controls, joiners, marks of direction, spaces, and the letters of some scripts that have no shape. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}\p{VS}\u034f\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Spaces and line ends stay as they were written; what cannot be seen at all is no text. */
export const spoken = (max: number) =>
  z
    .string()
    .max(max)
    .refine(isText, { error: "field.invalid" })
    .transform((text) =>
      text.replace(unseen, "") === "" ? "" : text.replaceAll("\r\n", "\n").normalize("NFC").trim(),
    );

/** Who speaks: a person, a Space, or who runs the installation. */
export const voice = z.enum(["person", "space", "house"]);
export type Voice = z.output<typeof voice>;
export const author = z
  .object({
    voice,
    /** Null for the house, and for who is not to be known any more. */
    id: id.nullable(),
    name: z.string(),
    /** The username, or the Space's address. */
    address: z.string().nullable(),
    /** The page of the person or the Space opens for the reader; without it the name is no link. */
    hasPage: z.boolean(),
    picture: id.nullable(),
    headline: z.string().nullable(),
  })
  .meta({ id: "Author" });
export type Author = z.output<typeof author>;

const image = z.object({ id, alt: spoken(postLimits.alt.max).default("") });
export const mention = z.object({
  /** As it stands in the text, in small letters, without its @. */
  name: z.string(),
  kind: z.enum(["person", "space"]),
  /** The username or the Space's address, as it is today. */
  address: z.string(),
  /** As in `author`. */
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

type Said = { text: string; images: readonly unknown[]; jobPostId: string | null };
function checkSaid({ text, images, jobPostId }: Said, context: z.core.$RefinementCtx): void {
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

/** Where it stands does not change: who read it there would not find it. */
export const postChange = z
  .strictObject({ ...parts, version: z.int() })
  .superRefine(checkSaid)
  .meta({ id: "PostChange" });

/** As it stands so far, to the space: it is read back as it was kept. */
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
        /** Paid for at this moment, and labelled so. */
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
    /** What who asks may do with it. */
    may: z.object({ edit: z.boolean(), remove: z.boolean(), moderate: z.boolean(), comment: z.boolean() }),
    version: z.int(),
  })
  .meta({ id: "Post" });
export type Post = z.output<typeof post>;

export const postVersion = z.object({ text: z.string(), until: instant }).meta({ id: "PostVersion" });

export const liking = z.strictObject({ liked: z.boolean().default(true) }).meta({ id: "Liking" });
export const likeState = z.object({ liked: z.boolean(), likes: z.int() }).meta({ id: "LikeState" });
