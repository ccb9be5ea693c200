import { z } from "zod";
import type { ProblemSpec } from "./problem-spec.ts";

/** Errors of applications, scorecards and the assistant. */
export const applicationProblems = {
  "application.notFound": { status: 404 },
  "application.noteNotFound": { status: 404 },
  /** The move is not allowed from the current state. */
  "application.wrongStatus": { status: 409, params: z.object({ status: z.string() }) },
  /** The move cannot be undone, because its undo window is over and the talent has been notified. */
  "application.alreadyTold": { status: 409 },
  "application.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** Members cannot apply to their own Space. */
  "application.ownSpace": { status: 409 },
  "application.resumeEmpty": { status: 409 },
  /** Mandatory screening questions are unanswered; `questions` contains their positions in the post. */
  "application.answersMissing": { status: 409, params: z.object({ questions: z.string() }) },
  /** The text refers to a protected characteristic (D.Lgs. 276/2003 art. 10). */
  "application.wording": { status: 409, params: z.object({ quote: z.string() }) },
  /** The rejection has no text in the language that the talent reads. */
  "application.wordsMissing": { status: 409, params: z.object({ language: z.string() }) },
  /** Every answer of the scorecard is "not asked", so it contains no assessment. */
  "scorecard.empty": { status: 409 },
  "scorecard.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** The scorecard assesses a criterion that the post no longer asks for. */
  "scorecard.criteriaChanged": { status: 409 },
  "scorecard.tooManyCriteria": { status: 409, params: z.object({ max: z.int() }) },
  "scorecard.criterionExists": { status: 409 },
  "scorecard.criterionNotFound": { status: 404 },
  "application.noteChangedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "duplicate.notFound": { status: 404 },
  "notification.linkInvalid": { status: 404 },
  "assistant.failed": { status: 502 },
  "assistant.conversationNotFound": { status: 404 },
  /** The Space, or the user themselves, has switched off AI for this purpose. */
  "ai.switchedOff": { status: 409 },
  /** The owner of the resume has opted out of AI. */
  "ai.optedOut": { status: 409 },
} as const satisfies Record<string, ProblemSpec>;
