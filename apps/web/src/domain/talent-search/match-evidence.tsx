import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Criterion, EvidenceLine, Match } from "@orbita/contract";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./results.module.css";

type Props = { criterion: Criterion; match: Match; headline: string | null; whole: boolean };

/** The evidence of a CV for one criterion, with its source. Only words that meet the criterion are highlighted. */
export function MatchEvidence({ criterion, match, headline, whole }: Props) {
  const { state, lines } = match;
  if (state === "missing")
    return (
      <dd className={styles.silent}>
        <Trans>not found in the CV</Trans>
      </dd>
    );
  const quoted = whole ? lines : lines.slice(0, 1);
  return (
    <dd className={styles.said}>
      <Standing criterion={criterion} match={match} />
      {quoted.map((line, at) => (
        <span key={at} className={whole ? styles.all : styles.one}>
          <Words isMet={state === "matched"}>{line.text}</Words> <Source line={line} match={match} />
        </span>
      ))}
      {quoted.length === 0 && <Unquoted match={match} headline={headline} />}
    </dd>
  );
}

const Words = ({ isMet, children }: { isMet: boolean; children: string }) =>
  isMet ? <mark dir="auto">{children}</mark> : <span dir="auto">{children}</span>;

/** Explains why the quoted words of the CV do not meet the criterion. */
function Standing({
  criterion: { minYears, kind },
  match: { state, found, years },
}: Omit<Props, "headline" | "whole">) {
  const { i18n } = useLingui();
  if (state === "matched") return null;
  const near = found && (i18n.locale === "it" ? found.it : found.en);
  if (state === "related")
    return (
      <span className={styles.near}>
        {near ? (
          <Trans>related: {near}</Trans>
        ) : minYears !== null ? (
          <Trans>related: the CV doesn’t say for how long</Trans>
        ) : (
          <Trans>related</Trans>
        )}
      </span>
    );
  return (
    <span className={styles.otherwise}>
      <Icon icon={IconX} size="xs" />
      {minYears !== null && years !== null ? (
        <Trans>
          <Plural value={years} one="# year" other="# years" /> documented
        </Trans>
      ) : kind === "place" ? (
        <Trans>lives in {near}</Trans>
      ) : near ? (
        <Trans>the CV says {near}</Trans>
      ) : (
        <Trans>the CV says something else</Trans>
      )}
    </span>
  );
}

/** The source of a quoted line, if the quote alone does not show it. */
function Source({ line: { section, at, end, isCurrent }, match: { where } }: { line: EvidenceLine; match: Match }) {
  const listed = section === "technicalSkills" || section === "softSkills";
  const year = !isCurrent && end ? end.slice(0, 4) : null;
  return (
    <small>
      {where === "jobPlace" ? (
        <Trans>
          job location, <bdi>{at}</bdi>
        </Trans>
      ) : listed ? (
        <Trans>among the skills</Trans>
      ) : (
        year
      )}
    </small>
  );
}

/** A match for which there is no line of the CV to quote. */
function Unquoted({ match: { state, where, found }, headline }: { match: Match; headline: string | null }) {
  const { i18n } = useLingui();
  const named = found && (i18n.locale === "it" ? found.it : found.en);
  const isMet = state === "matched";
  const place: Record<string, ReactNode> = {
    residence: isMet && named && (
      <span>
        <Words isMet>{named}</Words>{" "}
        <small>
          <Trans>place of residence</Trans>
        </small>
      </span>
    ),
    headline: headline && (
      <span>
        <Words isMet={isMet}>{headline}</Words>{" "}
        <small>
          <Trans>headline</Trans>
        </small>
      </span>
    ),
    proposedRole: <Trans>among the suggested roles</Trans>,
    elsewhere: <Trans>elsewhere in the CV</Trans>,
  };
  return (where && place[where]) || null;
}
