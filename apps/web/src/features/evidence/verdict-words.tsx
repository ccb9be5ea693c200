import { Plural, Trans } from "@lingui/react/macro";
import type { Evidence, Requirement } from "@orbita/contract";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Audience } from "./evidence-rows.tsx";
import { useRequirementWords } from "./use-requirement-words.ts";
import styles from "./evidence.module.css";

type Props = { evidence: Evidence; audience: Audience };

/** Explains a verdict: why the lines count, what is missing, and, for a talent, what to do about it. */
export function VerdictWords({ evidence, audience }: Props) {
  const { verdict, requirement } = evidence;
  if (verdict === "unknown" || (verdict === "related" && !isOther(evidence)))
    return (
      <p className={styles.said}>
        <Silence evidence={evidence} /> {audience === "talent" && <Advice requirement={requirement} />}
      </p>
    );
  const why = verdict === "met" ? <Equivalent evidence={evidence} /> : <Shortfall evidence={evidence} />;
  if (verdict === "met") return why;
  return (
    <p className={styles.said}>
      {why} {audience === "talent" && <Reassurance mandatory={requirement.mandatory} />}
    </p>
  );
}

/** True if the CV names a different skill. A broader skill leaves the question open instead (SQL for a required PostgreSQL). */
const isOther = ({ requirement, by, found }: Evidence): boolean =>
  requirement.kind === "skill" && by === "related" && found !== null;

/** States what the CV leaves out: the whole requirement, or only the detail that would decide. */
function Silence({ evidence: { requirement, lines } }: { evidence: Evidence }): ReactNode {
  if (lines.length === 0) return <Trans>Not found in the CV.</Trans>;
  if (requirement.kind === "language") return <Trans>The CV does not say at which level.</Trans>;
  if (requirement.kind === "education") return <Trans>The CV does not say of which level it is.</Trans>;
  return requirement.minYears === null ? (
    <Trans>The CV does not say enough about it.</Trans>
  ) : (
    <Trans>The CV does not say for how long.</Trans>
  );
}

/** Names the skill that counts as the required one, such as a narrower skill (PostgreSQL for SQL). */
function Equivalent({ evidence: { requirement, by, found } }: { evidence: Evidence }) {
  const { labelOf } = useRequirementWords();
  if (!found || by === "same" || by === null || requirement.kind !== "skill") return null;
  const shown = labelOf(found);
  const asked = labelOf(requirement.label);
  return (
    <p className={styles.small}>
      <Trans>
        {shown} counts as {asked}
      </Trans>
    </p>
  );
}

/** States what the CV says instead, never only that the requirement is not met. */
function Shortfall({ evidence: { verdict, requirement, by, found, years } }: { evidence: Evidence }): ReactNode {
  const { labelOf } = useRequirementWords();
  const { minYears } = requirement;
  if (minYears !== null && years !== null && by !== "related") {
    const rounded = Math.round(years * 10) / 10;
    return (
      <Trans>
        The CV documents <Plural value={rounded} one="# year" other="# years" /> of {minYears}.
      </Trans>
    );
  }
  if (!found) return <Trans>The CV says something else.</Trans>;
  const shown = labelOf(found);
  const asked = labelOf(requirement.label);
  if (requirement.kind !== "skill") return <Trans>The CV says {shown}.</Trans>;
  return verdict === "related" ? (
    <Trans>
      Related: the CV mentions {shown}, not {asked}.
    </Trans>
  ) : (
    <Trans>
      The CV rules out {asked}; it mentions {shown}.
    </Trans>
  );
}

const Reassurance = ({ mandatory }: { mandatory: boolean }) =>
  mandatory ? (
    <Trans>It is required: say in your own words what you bring instead.</Trans>
  ) : (
    <Trans>It is welcome, not required: you can apply all the same.</Trans>
  );

function Advice({ requirement: { kind } }: { requirement: Requirement }) {
  if (kind === "language")
    return (
      <Trans>
        If you speak it, <AddLine>add a line</AddLine> before you apply.
      </Trans>
    );
  if (kind === "education")
    return (
      <Trans>
        If you have it, <AddLine>add a line</AddLine> before you apply.
      </Trans>
    );
  return (
    <Trans>
      If you have used it, <AddLine>add a line</AddLine> before you apply.
    </Trans>
  );
}

const AddLine = ({ children }: { children?: ReactNode }) => (
  <TextLink accent link={<Link to="/resume" />}>
    {children}
  </TextLink>
);
