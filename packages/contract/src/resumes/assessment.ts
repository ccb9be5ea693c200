import { z } from "zod";
import { aiEngine } from "../ai/schema.ts";

/** The AI tasks that assess the caller's own resume. */
export const assessmentTasks = ["criticalSummary", "interviewQuestions"] as const;
export type AssessmentTask = (typeof assessmentTasks)[number];

/** `language` is used if the language of the resume cannot be detected. */
export const assessmentRequest = z
  .strictObject({ language: z.enum(["it", "en"]).default("it") })
  .meta({ id: "AssessmentRequest" });
export type AssessmentRequest = z.output<typeof assessmentRequest>;

/** Statements about a resume, or questions, each with the line of the resume that it rests on. They are not saved. */
export const assessment = z
  .object({ statements: z.array(z.object({ text: z.string(), line: z.string().nullable() })), engine: aiEngine })
  .meta({ id: "Assessment" });
export type Assessment = z.output<typeof assessment>;
