import { z } from "zod";
import { aiEngine } from "../ai/schema.ts";
import { evidenceLine } from "../evidence/schema.ts";
import { id, instant, words } from "../kernel/fields.ts";
import { assistantLimits } from "./limits.ts";

/**
 * The topic of a question: the user's own resume, a person found by search, an added CV, an application, a shortlist, or all
 * applications to a post.
 */
export const assistantAbout = z.enum(["mine", "talent", "candidate", "application", "shortlist", "jobPost"]);
export type AssistantSubjectKind = z.output<typeof assistantAbout>;

const topic = {
  about: assistantAbout,
  /** The id of the subject: of the resume (`mine`, `talent`, `candidate`), the application, the shortlist or the post. */
  id,
  /** For `talent`: the Space that the user acts for. For the other topics, the subject itself determines the Space. */
  spaceId: id.nullable().default(null),
};
export const assistantTopic = z.object(topic);
export type AssistantTopic = z.output<typeof assistantTopic>;

export const assistantQuestion = z
  .strictObject({
    ...topic,
    question: words(assistantLimits.question),
    /** The language of the answer, if the language of the question cannot be detected. */
    language: z.enum(["it", "en"]).default("it"),
  })
  .meta({ id: "AssistantQuestion" });
export type AssistantQuestion = z.output<typeof assistantQuestion>;

/** A verbatim line of a resume, and the resume it comes from. */
export const assistantQuote = evidenceLine
  .extend({
    /** The id of the resume or the application. */
    subject: id,
  })
  .meta({ id: "AssistantQuote" });
export type AssistantQuote = z.output<typeof assistantQuote>;

/** A sentence with the lines that support it. Every statement has at least one quote. */
export const assistantStatement = z
  .object({ text: z.string(), quotes: z.array(assistantQuote) })
  .meta({ id: "AssistantStatement" });
export type AssistantStatement = z.output<typeof assistantStatement>;

/**
 * A comparison of people by the criteria in the question. The people stay in their original order, because a comparison does not
 * rank.
 */
export const assistantComparison = z
  .object({
    criteria: z.array(z.string()),
    people: z.array(
      z.object({
        subject: id,
        /** The person as the reader may know them: by name, or by a code while the application is blind. */
        label: z.string(),
        /** The person's row of the comparison: one cell for each criterion. */
        cells: z.array(
          z.object({
            /**
             * Whether the resume meets the criterion:
             * - `said`: the resume confirms it.
             * - `otherwise`: the resume contradicts it.
             * - `notSaid`: the resume does not mention it.
             */
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
 * Why the assistant declines a question:
 * - `protected`: it asks about age, health, family, origin, belief, union or sex (D.Lgs. 276/2003, art. 10).
 * - `ranking`: it asks for the best person, a score, or whom to reject.
 * - `instruction`: it instructs the assistant to do something other than answer.
 */
export const assistantRefusal = z.enum(["protected", "ranking", "instruction"]);
export type AssistantRefusal = z.output<typeof assistantRefusal>;

export const assistantAnswer = z
  .object({
    /**
     * Why there is no answer. `notSaid`: the resume does not contain it. `unclear`: the question was not understood; the text lists
     * possible questions.
     */
    kind: z.enum(["answered", "notSaid", "declined", "unclear"]),
    /** The text of an answer without statements, or the introduction to a comparison; otherwise empty. */
    text: z.string(),
    statements: z.array(assistantStatement),
    comparison: assistantComparison.nullable(),
    refusal: assistantRefusal.nullable(),
    /** Questions that the user might ask next. */
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
    /** The answer; null if the lines that it quotes no longer exist, or the user may no longer see them. */
    answer: assistantAnswer.nullable(),
    created: instant,
  })
  .meta({ id: "AssistantMessage" });
export type AssistantExchange = z.output<typeof assistantMessage>;

export const assistantReply = z
  .object({ conversationId: id, message: assistantMessage })
  .meta({ id: "AssistantReply" });
export type AssistantReply = z.output<typeof assistantReply>;

/** Events that streaming clients receive before the reply: each statement, as soon as it is verified against the resume. */
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
    /** The user's conversation about this topic; null before the first question. */
    conversation: z.object({ id, messages: z.array(assistantMessage) }).nullable(),
    suggestions: z.array(z.string()),
    /** The people about whom the user can ask, in the order of the list or of the applications. */
    people: z.array(z.object({ subject: id, label: z.string() })),
    /** The number of people who opted out of AI: the assistant does not read their resumes. */
    excluded: z.int(),
    engine: aiEngine,
  })
  .meta({ id: "AssistantOpening" });
export type AssistantInitialState = z.output<typeof assistantOpening>;
