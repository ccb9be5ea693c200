import { Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import type { Criterion, Match } from "@orbita/contract";
import styles from "./results.module.css";

type Props = {
  criteria: readonly Criterion[];
  matches: readonly Match[];
  /** All the lines that speak of it, and not the most telling one. */
  whole?: boolean | undefined;
};

/** What was asked for, one by one, and the words of the CV about it; never a number. */
export function MatchLines({ criteria, matches, whole = false }: Props) {
  const nameOf = useCriterionName();
  const shown = matches.flatMap((match) => {
    const criterion = criteria[match.criterion];
    return criterion ? [{ criterion, match }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={styles.lines}>
      {shown.map(({ criterion, match }) => (
        <div key={match.criterion} className={styles.line}>
          <dt>
            <bdi>{nameOf(criterion)}</bdi>
          </dt>
          <Said match={match} whole={whole} />
        </div>
      ))}
    </dl>
  );
}

function useCriterionName() {
  const { t, i18n } = useLingui();
  return ({ label, minYears, level }: Criterion): string => {
    const name = i18n.locale === "it" ? label.it : label.en;
    if (minYears !== null) return t`${name}, ${plural(minYears, { one: "# year", other: "# years" })}`;
    return level === null ? name : `${name} ${level}`;
  };
}

function Said({ match: { state, lines, found }, whole }: { match: Match; whole: boolean }) {
  const { i18n } = useLingui();
  const near = found && (i18n.locale === "it" ? found.it : found.en);
  const quoted = whole ? lines : lines.slice(0, 1);
  if (state === "missing" || (quoted.length === 0 && !near))
    return (
      <dd className={styles.silent}>
        {state === "missing" ? <Trans>the CV does not say</Trans> : <Trans>among the skills</Trans>}
      </dd>
    );
  return (
    <dd className={styles.said}>
      {state === "related" && near && (
        <span className={styles.near}>
          <Trans>near: {near}</Trans>
        </span>
      )}
      {quoted.map((line, at) => (
        <span key={at} className={whole ? styles.all : styles.one}>
          <mark dir="auto">{line.text}</mark>
          {!line.isCurrent && line.end && <small>{line.end.slice(0, 4)}</small>}
        </span>
      ))}
    </dd>
  );
}
