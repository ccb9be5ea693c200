import { z } from "zod";
import { aiEngine } from "../ai/schema.ts";
import { adLanguage, jobPostDraft } from "../job-posts/draft.ts";
import { jobPostLimits } from "../job-posts/limits.ts";
import { id } from "../kernel/fields.ts";

/** All that a draft may say: nothing in it that was not given here, or that the Space does not say of itself. */
export const jobDescriptionRequest = z
  .strictObject({
    spaceId: id,
    /** The post as it is so far; its title and language are enough. */
    post: jobPostDraft.omit({ description: true, draftedParagraphs: true }).required({ language: true }),
  })
  .meta({ id: "JobDescriptionRequest" });
export type JobDescriptionRequest = z.output<typeof jobDescriptionRequest>;

export const draftParagraph = z
  .object({
    text: z.string(),
    /** What it says, by the names of the fields that it was made from. */
    from: z.array(z.string()),
  })
  .meta({ id: "DraftParagraph" });
export type DraftParagraph = z.output<typeof draftParagraph>;

export const jobDescription = z
  .object({
    language: adLanguage,
    paragraphs: z.array(draftParagraph),
    engine: aiEngine,
  })
  .meta({ id: "JobDescription" });
export type JobDescription = z.output<typeof jobDescription>;

export const translationRequest = z
  .strictObject({
    spaceId: id,
    text: z.string().trim().min(1).max(jobPostLimits.description.max),
    from: adLanguage,
    to: adLanguage,
    /** The post that the text is of: what was drafted from its fields is drafted again in the other language. */
    post: jobPostDraft.omit({ description: true, draftedParagraphs: true }).optional(),
  })
  .refine(({ from, to }) => from !== to, { error: "field.invalid", path: ["to"] })
  .meta({ id: "TranslationRequest" });
export type TranslationRequest = z.output<typeof translationRequest>;

export const translation = z
  .object({
    language: adLanguage,
    /** Of the post, where the list of job titles knows it; null where it does not, or no post was given. */
    title: z.string().nullable(),
    paragraphs: z.array(
      z.object({
        text: z.string(),
        /** False: the words are not all known, and it stands as it was. */
        translated: z.boolean(),
        /** Words of somebody's own within a translated paragraph, which stand as they were. */
        left: z.array(z.string()),
      }),
    ),
    engine: aiEngine,
  })
  .meta({ id: "Translation" });
export type Translation = z.output<typeof translation>;
