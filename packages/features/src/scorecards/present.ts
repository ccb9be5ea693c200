import { scorecardLimits, type ScorecardCriterion, type Judgement, type Scorecard } from "@orbita/contract";
import type { ScorecardRow, CriterionRow } from "./queries.ts";

export const presentCriterion = ({ id, text }: CriterionRow): ScorecardCriterion => ({ id, requirement: null, text });

/**
 * A scorecard as the API returns it. `clean` removes the candidate's identity from the notes of any author while the first stage
 * is blind.
 */
export function presentScorecard(row: ScorecardRow, clean: (text: string) => string): Scorecard {
  const said = (judgements: readonly Judgement[]): Judgement[] =>
    judgements.map((one) => ({ ...one, note: one.note && clean(one.note) }));
  const [last, ...earlier] = row.versions;
  return {
    id: row.id,
    by: row.author,
    handedIn: row.created_at.toISOString(),
    changed: earlier.length > 0 ? last.at.toISOString() : null,
    judgements: said(last.judgements),
    earlier: earlier
      .slice(0, scorecardLimits.earlier)
      .map(({ at, judgements }) => ({ at: at.toISOString(), judgements: said(judgements) })),
    version: row.version,
  };
}
