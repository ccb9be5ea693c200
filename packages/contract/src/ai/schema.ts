import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { aiLimits } from "./limits.ts";

/** What an AI is used for here; each can be switched off. */
export const aiTasks = ["assistant", "jobPostDescription", "translateDescription", "readDocument"] as const;
export const aiTask = z.enum(aiTasks);
export type AiTask = z.output<typeof aiTask>;

/** The words of a question or an answer are never kept in the register: only what kind of data was read. */
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

/** Why an answer was made on this machine although a model is set up. */
export const aiNote = z.enum(["fellBack", "overBudget", "noConsent", "switchedOff"]);
export type AiNote = z.output<typeof aiNote>;

/** Who wrote it: our own code, or a model that the installation has chosen. */
export const aiEngine = z
  .object({
    kind: z.enum(["onBox", "model"]),
    /** Its name; null on this machine. */
    model: z.string().nullable(),
    note: aiNote.nullable(),
  })
  .meta({ id: "AiEngine" });
export type AiEngine = z.output<typeof aiEngine>;

export const aiOutcome = z.enum(["running", "answered", "fellBack", "declined", "failed", "cancelled", "abandoned"]);
export type AiOutcome = z.output<typeof aiOutcome>;

/** A line of the register: who, why, which kinds of data, which model, what it cost; no content. */
export const aiCall = z
  .object({
    id,
    at: instant,
    task: aiTask,
    engine: z.enum(["onBox", "model"]),
    model: z.string().nullable(),
    /** The member or person who asked; null for the product itself, and for who left. */
    by: z.string().nullable(),
    /** In the name of which Space; null for a person's own. */
    space: z.string().nullable(),
    /** Asked by who reads this. */
    own: z.boolean(),
    dataClasses: z.array(aiDataClass),
    /** How many people's data were read. */
    people: z.int(),
    outcome: aiOutcome,
    tokensIn: z.int(),
    tokensOut: z.int(),
    /** Millionths of a euro. */
    costMicros: z.int(),
  })
  .meta({ id: "AiCall" });
export type AiCall = z.output<typeof aiCall>;

/** What is set up on this installation: null is on this machine only. */
const model = z.object({ provider: z.enum(["openai", "anthropic"]), name: z.string() }).nullable();

const personChoices = z.object({
  /** Spaces may ask the assistant about one's resume and applications. */
  assistant: z.boolean(),
  /** Proposals and questions about one's own resume. */
  suggestions: z.boolean(),
  /** One's lines, without name and contacts, may go to the installation's model. */
  externalModel: z.boolean(),
});
export const personAiSettings = personChoices.extend({ model }).meta({ id: "PersonAiSettings" });
export type PersonAiSettings = z.output<typeof personAiSettings>;
export const personAiChange = z.strictObject(personChoices.partial().shape).meta({ id: "PersonAiChange" });
export type PersonAiChange = z.output<typeof personAiChange>;

const spaceChoices = z.object({
  assistant: z.boolean(),
  jobDescriptions: z.boolean(),
  /** Members' questions, posts and what the Space says of itself may go to the installation's model. */
  externalModel: z.boolean(),
  /** Null: as much as the installation gives. */
  monthlyBudgetCents: z.int().min(0).max(aiLimits.monthlyBudgetCents.max).nullable(),
});
export const spaceAiSettings = spaceChoices
  .extend({
    model,
    version: z.int(),
    /** Of this calendar month, in Europe/Rome. */
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
export type SpaceAiChange = z.output<typeof spaceAiChange>;
