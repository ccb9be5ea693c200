import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { modelStages, reading, readingFailures, readingStages } from "./reading.ts";

export const uploadState = z.enum(["reading", "ready", "failed", "confirmed", "discarded"]);
export type UploadState = z.output<typeof uploadState>;

/** A completed stage with its figures: the numbers of pages, words, experiences, skills and hidden texts. */
export const passedStage = z.object({
  stage: z.enum([...readingStages, ...modelStages]),
  at: instant,
  facts: z
    .object({
      pages: z.int(),
      words: z.int(),
      hidden: z.int(),
      experience: z.int(),
      skills: z.int(),
      fields: z.int(),
      unplaced: z.int(),
    })
    .partial(),
});
export type CompletedStage = z.output<typeof passedStage>;

/** An uploaded CV that is being turned into a resume. */
export const resumeUpload = z
  .object({
    id,
    fileId: id.nullable(),
    name: z.string(),
    type: z.string(),
    size: z.int(),
    state: uploadState,
    stages: z.array(passedStage),
    /** Why reading the document failed; null unless it failed. */
    failure: z.enum(readingFailures).nullable(),
    created: instant,
    updated: instant,
  })
  .meta({ id: "ResumeUpload" });
export type ResumeUpload = z.output<typeof resumeUpload>;

/**
 * The person's decision about one proposal, by its path ("experience.0.title", "technicalSkills.3", "summary"), or about an
 * unplaced fragment ("unplaced.2"). Decisions are saved as they are made, so that the person can continue later.
 */
export const decision = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("accept") }),
  z.strictObject({ kind: z.literal("skip") }),
  /** The person edited the proposal: the resume gets this value instead of the document's text. */
  z.strictObject({ kind: z.literal("edit"), value: z.string().max(5_000) }),
  /** The person placed an unplaced text fragment: it becomes a new entry of this section. */
  z.strictObject({ kind: z.literal("place"), section: z.string().max(40) }),
]);
export type Decision = z.output<typeof decision>;
export const decisions = z.record(z.string().max(80), decision);
export type Decisions = z.output<typeof decisions>;

export const resumeReview = resumeUpload
  .extend({
    /** The content that the engine read in the document; null until it has finished. */
    reading: reading.nullable(),
    decisions,
  })
  .meta({ id: "ResumeReview" });
export type ResumeUploadReview = z.output<typeof resumeReview>;

/** Changes some decisions, by path; null withdraws a decision. */
export const decisionsChange = z
  .strictObject({ decisions: z.record(z.string().max(80), decision.nullable()) })
  .meta({ id: "DecisionsChange" });

/** The result of the review: all decisions, based on the version of the resume that the person saw. */
export const confirmation = z.strictObject({ version: z.int(), decisions }).meta({ id: "ReviewConfirmation" });
