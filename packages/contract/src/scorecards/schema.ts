import { z } from "zod";
import { requirement } from "../evidence/schema.ts";
import { id, instant, words } from "../kernel/fields.ts";
import { scorecardLimits } from "./limits.ts";

/** Deliberately not numeric, so that scores cannot be added up. */
export const scorecardAnswer = z.enum(["yes", "partly", "no", "notAsked"]);
export type ScorecardAnswer = z.output<typeof scorecardAnswer>;

/**
 * A criterion for candidates: a requirement of the post, or the Space's own text. Its text never changes: a changed requirement
 * or text is a new criterion with a new id.
 */
export const scorecardCriterion = z
  .object({ id: z.string().max(400), requirement: requirement.nullable(), text: z.string().nullable() })
  .meta({ id: "ScorecardCriterion" });
export type ScorecardCriterion = z.output<typeof scorecardCriterion>;

/** Includes the criterion as it was judged, even if it was removed since. */
export const judgement = z
  .object({ criterion: scorecardCriterion, answer: scorecardAnswer, note: z.string() })
  .meta({ id: "ScorecardJudgement" });
export type Judgement = z.output<typeof judgement>;

export const scorecard = z
  .object({
    id,
    /** Null if the member has left. */
    by: z.string().nullable(),
    handedIn: instant,
    /** Time of the last change; null if unchanged since it was submitted. */
    changed: instant.nullable(),
    judgements: z.array(judgement),
    /** Earlier versions, newest first. */
    earlier: z.array(z.object({ at: instant, judgements: z.array(judgement) })),
    version: z.int(),
  })
  .meta({ id: "Scorecard" });
export type Scorecard = z.output<typeof scorecard>;

export const scorecards = z
  .object({
    /** The current criteria in the order of the post, followed by the Space's own. */
    criteria: z.array(scorecardCriterion),
    mine: scorecard.nullable(),
    /** Null until the caller submits their own scorecard. Callers who cannot judge see all submitted ones. */
    others: z.array(scorecard).nullable(),
    /** Names of the other members who submitted a scorecard; visible before the caller submits, unlike the contents. */
    judgedBy: z.array(z.string()),
    mayJudge: z.boolean(),
  })
  .meta({ id: "Scorecards" });
export type Scorecards = z.output<typeof scorecards>;

export const handedIn = z
  .strictObject({
    /** The version of the scorecard to change; null submits the first one. */
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
