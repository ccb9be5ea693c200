import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { aiLimits } from "./limits.ts";

/** The uses of AI in the product; each can be switched off. */
export const aiTasks = [
  "assistant",
  "jobPostDescription",
  "translateDescription",
  "readDocument",
  "criticalSummary",
  "interviewQuestions",
] as const;
export const aiTask = z.enum(aiTasks);
export type AiTask = z.output<typeof aiTask>;

/** The kinds of data that a call read. The register stores only these, never the text of a question or an answer. */
export const aiDataClass = z.enum([
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "certifications",
  "document",
  "jobPost",
  "spaceProfile",
  "question",
]);
export type AiDataClass = z.output<typeof aiDataClass>;

/** Why our own code on this machine produced the answer although a model is configured. */
export const aiNote = z.enum(["fellBack", "overBudget", "noConsent", "switchedOff"]);
export type AiFallbackReason = z.output<typeof aiNote>;

/** The source of an answer: our own code, or the model that the installation has configured. */
export const aiEngine = z
  .object({
    kind: z.enum(["onBox", "model"]),
    /** The model's name; null if our own code produced the answer. */
    model: z.string().nullable(),
    note: aiNote.nullable(),
  })
  .meta({ id: "AiEngine" });
export type AiEngine = z.output<typeof aiEngine>;

export const aiOutcome = z.enum(["running", "answered", "fellBack", "declined", "failed", "cancelled", "abandoned"]);
export type AiOutcome = z.output<typeof aiOutcome>;

/** An entry of the register of AI calls: caller, purpose, kinds of data, model and cost, but no content. */
export const aiCall = z
  .object({
    id,
    at: instant,
    task: aiTask,
    engine: z.enum(["onBox", "model"]),
    model: z.string().nullable(),
    /** The member or person who made the call; null for the product itself, and for people who left. */
    by: z.string().nullable(),
    /** The Space that the call was made for; null for a person's own call. */
    space: z.string().nullable(),
    /** True if the reader of the register made the call. */
    own: z.boolean(),
    dataClasses: z.array(aiDataClass),
    /** The number of people whose data was read. */
    people: z.int(),
    outcome: aiOutcome,
    tokensIn: z.int(),
    tokensOut: z.int(),
    /** The cost of the call in millionths of a euro. */
    costMicros: z.int(),
  })
  .meta({ id: "AiCall" });
export type AiCall = z.output<typeof aiCall>;

/** The model that this installation has configured; null if AI runs on this machine only. */
const model = z.object({ provider: z.enum(["openai", "anthropic"]), name: z.string() }).nullable();

const personChoices = z.object({
  /** Whether Spaces may ask the assistant about the person's resume and applications. */
  assistant: z.boolean(),
  /** Whether the person gets suggestions and questions about their own resume. */
  suggestions: z.boolean(),
  /** Whether lines of the resume, without name and contacts, may be sent to the installation's model. */
  externalModel: z.boolean(),
});
export const personAiSettings = personChoices.extend({ model }).meta({ id: "PersonAiSettings" });
export type PersonAiSettings = z.output<typeof personAiSettings>;
export const personAiChange = z.strictObject(personChoices.partial().shape).meta({ id: "PersonAiChange" });
export type PersonAiSettingsChange = z.output<typeof personAiChange>;

const spaceChoices = z.object({
  assistant: z.boolean(),
  jobDescriptions: z.boolean(),
  /** Whether members' questions, posts and the Space's own description may be sent to the installation's model. */
  externalModel: z.boolean(),
  /** The Space's own monthly limit; null means as much as the installation allows. */
  monthlyBudgetCents: z.int().min(0).max(aiLimits.monthlyBudgetCents.max).nullable(),
});
export const spaceAiSettings = spaceChoices
  .extend({
    model,
    version: z.int(),
    /** AI usage of the Space in this calendar month, in Europe/Rome. */
    usage: z.object({
      calls: z.int(),
      tokensIn: z.int(),
      tokensOut: z.int(),
      costMicros: z.int(),
      budgetCents: z.int(),
    }),
  })
  .meta({ id: "SpaceAiSettings" });
export type SpaceAiSettings = z.output<typeof spaceAiSettings>;
export const spaceAiChange = z
  .strictObject({ ...spaceChoices.partial().shape, version: z.int().optional() })
  .meta({ id: "SpaceAiChange" });
export type SpaceAiSettingsChange = z.output<typeof spaceAiChange>;
