import { z } from "zod";
import { requirement } from "../evidence/schema.ts";
import { id, instant, words } from "../kernel/fields.ts";
import { scorecardLimits } from "./limits.ts";

/** The answers to a criterion. They are deliberately not numeric, so that nobody can add up a score. */
export const scorecardAnswer = z.enum(["yes", "partly", "no", "notAsked"]);
export type ScorecardAnswer = z.output<typeof scorecardAnswer>;

/**
 * A criterion for candidates: a requirement of the post, or a criterion that the Space wrote. Its text never changes; a changed
 * requirement or text becomes a new criterion with a new id.
 */
export const scorecardCriterion = z
  .object({ id: z.string().max(400), requirement: requirement.nullable(), text: z.string().nullable() })
  .meta({ id: "ScorecardCriterion" });
export type ScorecardCriterion = z.output<typeof scorecardCriterion>;

/** An answer to a criterion. It includes the criterion as it was judged, even if the criterion was removed since. */
export const judgement = z
  .object({ criterion: scorecardCriterion, answer: scorecardAnswer, note: z.string() })
  .meta({ id: "ScorecardJudgement" });
export type Judgement = z.output<typeof judgement>;

export const scorecard = z
  .object({
    id,
    /** The member who submitted the scorecard; null if the member has left. */
    by: z.string().nullable(),
    handedIn: instant,
    /** Time of the last change; null if the scorecard is unchanged since it was submitted. */
    changed: instant.nullable(),
    judgements: z.array(judgement),
    /** Earlier versions of the scorecard, newest first. */
    earlier: z.array(z.object({ at: instant, judgements: z.array(judgement) })),
    version: z.int(),
  })
  .meta({ id: "Scorecard" });
export type Scorecard = z.output<typeof scorecard>;

export const scorecards = z
  .object({
    /** The current criteria: the post's requirements in their order, followed by the Space's own criteria. */
    criteria: z.array(scorecardCriterion),
    mine: scorecard.nullable(),
    /**
     * Scorecards of the other members; null until the caller submits their own. Callers who may not judge see all submitted
     * scorecards.
     */
    others: z.array(scorecard).nullable(),
    /** Names of the other members who submitted a scorecard; visible before the caller submits, unlike the contents. */
    judgedBy: z.array(z.string()),
    mayJudge: z.boolean(),
  })
  .meta({ id: "Scorecards" });
export type Scorecards = z.output<typeof scorecards>;

export const handedIn = z
  .strictObject({
    /** The version of the scorecard that is changed; null submits the member's first scorecard. */
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
export type ScorecardSubmission = z.output<typeof handedIn>;

export const newCriterion = z
  .strictObject({ text: words(scorecardLimits.criterion) })
  .meta({ id: "NewScorecardCriterion" });
