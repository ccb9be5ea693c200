import type { Criterion, Match } from "@orbita/contract";
import { MatchEvidence } from "./match-evidence.tsx";
import { useCriterionName } from "./talent-labels.ts";
import styles from "./results.module.css";

type Props = {
  criteria: readonly Criterion[];
  matches: readonly Match[];
  headline: string | null;
  /** Quotes all matching lines instead of only the most relevant. */
  whole?: boolean | undefined;
};

/** Quotes the lines of the CV that match each criterion. People never get a score. */
export function MatchLines({ criteria, matches, headline, whole = false }: Props) {
  const nameOf = useCriterionName();
  const shown = matches.flatMap((match) => {
    const criterion = criteria[match.criterion];
    return criterion ? [{ criterion, match }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={styles.lines}>
      {shown.map(({ criterion, match }) => (
        <div key={match.criterion} className={styles.line} data-state={match.state}>
          <dt>
            <bdi>{nameOf(criterion)}</bdi>
          </dt>
          <MatchEvidence criterion={criterion} match={match} headline={headline} whole={whole} />
        </div>
      ))}
    </dl>
  );
}
