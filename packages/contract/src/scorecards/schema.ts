import { z } from "zod";
import { requirement } from "../evidence/schema.ts";
import { id, instant, words } from "../kernel/fields.ts";
import { scorecardLimits } from "./limits.ts";

/** Never a number: nothing here can be added up. */
export const scorecardAnswer = z.enum(["yes", "partly", "no", "notAsked"]);
export type ScorecardAnswer = z.output<typeof scorecardAnswer>;

/**
 * What an application is judged by: something that the post asks for, or the Space's own words. Its words never change: a
 * requirement that asks for something else, or other words, is another criterion with another id.
 */
export const scorecardCriterion = z
  .object({ id: z.string().max(400), requirement: requirement.nullable(), text: z.string().nullable() })
  .meta({ id: "ScorecardCriterion" });
export type ScorecardCriterion = z.output<typeof scorecardCriterion>;

/** With the words that were judged, also where they are asked no more. */
export const judgement = z
  .object({ criterion: scorecardCriterion, answer: scorecardAnswer, note: z.string() })
  .meta({ id: "ScorecardJudgement" });
export type Judgement = z.output<typeof judgement>;

export const scorecard = z
  .object({
    id,
    /** Null: somebody who has left. */
    by: z.string().nullable(),
    handedIn: instant,
    /** When it last became another; null where it is as it was handed in. */
    changed: instant.nullable(),
    judgements: z.array(judgement),
    /** What it said before, the latest first. */
    earlier: z.array(z.object({ at: instant, judgements: z.array(judgement) })),
    version: z.int(),
  })
  .meta({ id: "Scorecard" });
export type Scorecard = z.output<typeof scorecard>;

export const scorecards = z
  .object({
    /** What is asked now, in the post's order, the Space's own last. */
    criteria: z.array(scorecardCriterion),
    mine: scorecard.nullable(),
    /** Null until one's own is handed in. Who cannot judge reads those that are. */
    others: z.array(scorecard).nullable(),
    /** Who else handed one in: known before one's own, what it says is not. */
    judgedBy: z.array(z.string()),
    mayJudge: z.boolean(),
  })
  .meta({ id: "Scorecards" });
export type Scorecards = z.output<typeof scorecards>;

export const handedIn = z
  .strictObject({
    /** Of the card that one changes; null hands in the first. */
    version: z.int().nullable(),
    judgements: z
      .array(
        z.strictObject({
          criterionId: z.string().max(400),
          answer: scorecardAnswer,
          note: z.string().trim().max(scorecardLimits.note.max).default(""),
        }),
      )
      .max(200),
  })
  .meta({ id: "ScorecardHandedIn" });
export type HandedIn = z.output<typeof handedIn>;

export const newCriterion = z
  .strictObject({ text: words(scorecardLimits.criterion) })
  .meta({ id: "NewScorecardCriterion" });
