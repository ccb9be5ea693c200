import { z } from "zod";
import { aiEngine } from "../ai/schema.ts";
import { adLanguage, jobPostDraft } from "../job-posts/draft.ts";
import { jobPostLimits } from "../job-posts/limits.ts";
import { id } from "../kernel/fields.ts";

/** The facts for a drafted job ad. The draft states only these and those on the Space's page. */
export const jobDescriptionRequest = z
  .strictObject({
    spaceId: id,
    /** The unfinished post. Only its title and language are required. */
    post: jobPostDraft.omit({ description: true, draftedParagraphs: true }).required({ language: true }),
  })
  .meta({ id: "JobDescriptionRequest" });
export type JobDescriptionRequest = z.output<typeof jobDescriptionRequest>;

export const draftParagraph = z
  .object({
    text: z.string(),
    /** Names of the fields that the paragraph was generated from. */
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
    /** The post that contains the text. Paragraphs that were drafted from its fields are drafted again in the target language. */
    post: jobPostDraft.omit({ description: true, draftedParagraphs: true }).optional(),
  })
  .refine(({ from, to }) => from !== to, { error: "field.invalid", path: ["to"] })
  .meta({ id: "TranslationRequest" });
export type TranslationRequest = z.output<typeof translationRequest>;

export const translation = z
  .object({
    language: adLanguage,
    /** The translated title of the post; null if the list of job titles does not contain it or no post was given. */
    title: z.string().nullable(),
    paragraphs: z.array(
      z.object({
        text: z.string(),
        /** False if the translator does not know some words; the paragraph is then returned untranslated. */
        translated: z.boolean(),
        /** Free-text parts of a translated paragraph that stay in the original language. */
        left: z.array(z.string()),
      }),
    ),
    engine: aiEngine,
  })
  .meta({ id: "Translation" });
export type Translation = z.output<typeof translation>;
