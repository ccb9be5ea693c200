import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { modelStages, reading, readingFailures, readingStages } from "./reading.ts";

export const uploadState = z.enum(["reading", "ready", "failed", "confirmed", "discarded"]);
export type UploadState = z.output<typeof uploadState>;

/** One stage that is past, with what it found: pages, words, experience, skills, hidden. */
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
export type PassedStage = z.output<typeof passedStage>;

/** A document on its way into a resume. */
export const resumeUpload = z
  .object({
    id,
    fileId: id.nullable(),
    name: z.string(),
    type: z.string(),
    size: z.int(),
    state: uploadState,
    stages: z.array(passedStage),
    /** Null unless it failed. */
    failure: z.enum(readingFailures).nullable(),
    created: instant,
    updated: instant,
  })
  .meta({ id: "ResumeUpload" });
export type ResumeUpload = z.output<typeof resumeUpload>;

/**
 * What a person decided about one proposal, by the proposal's path ("experience.0.title", "technicalSkills.3", "summary") or an
 * unplaced fragment's ("unplaced.2"). Kept as they go, so that one can leave and come back.
 */
export const decision = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("accept") }),
  z.strictObject({ kind: z.literal("skip") }),
  /** In other words than the document's. */
  z.strictObject({ kind: z.literal("edit"), value: z.string().max(5_000) }),
  /** An unplaced fragment goes into a section as an entry of its own. */
  z.strictObject({ kind: z.literal("place"), section: z.string().max(40) }),
]);
export type Decision = z.output<typeof decision>;
export const decisions = z.record(z.string().max(80), decision);
export type Decisions = z.output<typeof decisions>;

export const resumeReview = resumeUpload
  .extend({
    /** Null until it is ready. */
    reading: reading.nullable(),
    decisions,
  })
  .meta({ id: "ResumeReview" });
export type ResumeReview = z.output<typeof resumeReview>;

/** Null takes a decision back. */
export const decisionsChange = z
  .strictObject({ decisions: z.record(z.string().max(80), decision.nullable()) })
  .meta({ id: "DecisionsChange" });

/** What the review comes to: all that was decided, on the version of the resume that the person saw. */
export const confirmation = z.strictObject({ version: z.int(), decisions }).meta({ id: "ReviewConfirmation" });
