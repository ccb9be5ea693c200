import { z } from "zod";
import { aiEngine } from "../ai/schema.ts";
import { evidenceLine } from "../evidence/schema.ts";
import { id, instant, words } from "../kernel/fields.ts";
import { assistantLimits } from "./limits.ts";

/**
 * What a question is about: one's own resume, somebody whom one found, a candidate whom the Space added, one application, a
 * shortlist, all applications of a post.
 */
export const assistantAbout = z.enum(["mine", "talent", "candidate", "application", "shortlist", "jobPost"]);
export type AssistantAbout = z.output<typeof assistantAbout>;

const topic = {
  about: assistantAbout,
  /** Of the resume (mine, talent, candidate), the application, the shortlist or the post. */
  id,
  /** For `talent`: in the name of which Space one looks. The others know their Space. */
  spaceId: id.nullable().default(null),
};
export const assistantTopic = z.object(topic);
export type AssistantTopic = z.output<typeof assistantTopic>;

export const assistantQuestion = z
  .strictObject({
    ...topic,
    question: words(assistantLimits.question),
    /** The answer's, where the question's own cannot be told. */
    language: z.enum(["it", "en"]).default("it"),
  })
  .meta({ id: "AssistantQuestion" });
export type AssistantQuestion = z.output<typeof assistantQuestion>;

/** A line of a resume as it stands there, and whose. */
export const assistantQuote = evidenceLine
  .extend({
    /** The resume, or the application, by its id. */
    subject: id,
  })
  .meta({ id: "AssistantQuote" });
export type AssistantQuote = z.output<typeof assistantQuote>;

/** A sentence, and the lines that it rests on: none stands without. */
export const assistantStatement = z
  .object({ text: z.string(), quotes: z.array(assistantQuote) })
  .meta({ id: "AssistantStatement" });
export type AssistantStatement = z.output<typeof assistantStatement>;

/** People side by side, by criteria that were named, in the order in which they stood: nobody is first. */
export const assistantComparison = z
  .object({
    criteria: z.array(z.string()),
    people: z.array(
      z.object({
        subject: id,
        /** As the asker may know them: a name, or a code while it is blind. */
        label: z.string(),
        /** One for each criterion. */
        cells: z.array(
          z.object({
            /** said: the resume says so · otherwise: it says something else · notSaid: it does not say. */
            verdict: z.enum(["said", "otherwise", "notSaid"]),
            text: z.string(),
            quotes: z.array(assistantQuote),
          }),
        ),
      }),
    ),
  })
  .meta({ id: "AssistantComparison" });
export type AssistantComparison = z.output<typeof assistantComparison>;

/**
 * protected: age, health, family, origin, belief, union, sex (D.Lgs. 276/2003, art. 10) · ranking: who is best, a score, whom to
 * reject · instruction: it was told to do something else than answer.
 */
export const assistantRefusal = z.enum(["protected", "ranking", "instruction"]);
export type AssistantRefusal = z.output<typeof assistantRefusal>;

export const assistantAnswer = z
  .object({
    /** notSaid: the resume does not say · unclear: the question was not understood, and what can be asked is said. */
    kind: z.enum(["answered", "notSaid", "declined", "unclear"]),
    /** What to say where there is no statement; before a comparison; empty otherwise. */
    text: z.string(),
    statements: z.array(assistantStatement),
    comparison: assistantComparison.nullable(),
    refusal: assistantRefusal.nullable(),
    /** What one could ask next. */
    suggestions: z.array(z.string()),
    engine: aiEngine,
  })
  .meta({ id: "AssistantAnswer" });
export type AssistantAnswer = z.output<typeof assistantAnswer>;

export const assistantMessage = z
  .object({
    id,
    question: z.string(),
    language: z.enum(["it", "en"]),
    /** Null where the lines that it quoted are not there, or not shown to the asker, any more. */
    answer: assistantAnswer.nullable(),
    created: instant,
  })
  .meta({ id: "AssistantMessage" });
export type AssistantMessage = z.output<typeof assistantMessage>;

export const assistantReply = z
  .object({ conversationId: id, message: assistantMessage })
  .meta({ id: "AssistantReply" });
export type AssistantReply = z.output<typeof assistantReply>;

/** What comes before the reply, for who listens: each statement as soon as it is known to be true to the resume. */
export const assistantEvent = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("begin"), engine: aiEngine }),
    z.object({ type: z.literal("statement"), statement: assistantStatement }),
    z.object({ type: z.literal("done"), answer: assistantReply }),
  ])
  .meta({ id: "AssistantEvent" });
export type AssistantEvent = z.output<typeof assistantEvent>;

export const assistantOpening = z
  .object({
    /** Null before the first question. */
    conversation: z.object({ id, messages: z.array(assistantMessage) }).nullable(),
    suggestions: z.array(z.string()),
    /** Whom an answer can be about, in their order. */
    people: z.array(z.object({ subject: id, label: z.string() })),
    /** People of the list who want no AI to read them: their resumes are read by people. */
    excluded: z.int(),
    engine: aiEngine,
  })
  .meta({ id: "AssistantOpening" });
export type AssistantOpening = z.output<typeof assistantOpening>;
