import { Plural, Trans } from "@lingui/react/macro";
import type { Evidence, Requirement } from "@orbita/contract";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { EvidenceReader } from "./evidence-rows.tsx";
import { useRequirementLabels } from "~/domain/evidence/use-requirement-labels.ts";
import styles from "./evidence.module.css";

type Props = { evidence: Evidence; audience: EvidenceReader };

/** Explains the verdict on a requirement: why the quoted CV lines count, what is missing, and, to talents, what they can do about it. */
export function VerdictText({ evidence, audience }: Props) {
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

/**
 * True if the CV names another skill in place of the required one.
 * A broader skill does not count as another: SQL leaves open whether the person knows the required PostgreSQL.
 */
const isOther = ({ requirement, by, found }: Evidence): boolean =>
  requirement.kind === "skill" && by === "related" && found !== null;

/** Says what the CV does not mention: the whole requirement, or only a detail such as the level or the years. */
function Silence({ evidence: { requirement, lines } }: { evidence: Evidence }): ReactNode {
  if (lines.length === 0) return <Trans>Not found in the CV.</Trans>;
  if (requirement.kind === "language") return <Trans>The CV doesn’t state the level.</Trans>;
  if (requirement.kind === "education") return <Trans>The CV doesn’t state the level of the qualification.</Trans>;
  return requirement.minYears === null ? (
    <Trans>The CV doesn’t say enough about this requirement.</Trans>
  ) : (
    <Trans>The CV doesn’t say for how long.</Trans>
  );
}

/** Names the skill in the CV that counts as the required skill, for example PostgreSQL for the required SQL. */
function Equivalent({ evidence: { requirement, by, found } }: { evidence: Evidence }) {
  const { labelOf } = useRequirementLabels();
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

/** States what the CV says about an unmet requirement, instead of only saying that it is not met. */
function Shortfall({ evidence: { verdict, requirement, by, found, years } }: { evidence: Evidence }): ReactNode {
  const { labelOf } = useRequirementLabels();
  const { minYears } = requirement;
  if (minYears !== null && years !== null && by !== "related") {
    const rounded = Math.round(years * 10) / 10;
    return (
      <Trans>
        The CV shows <Plural value={rounded} one="# year" other="# years" /> out of {minYears}.
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
      The CV says no to {asked}, but mentions {shown}.
    </Trans>
  );
}

const Reassurance = ({ mandatory }: { mandatory: boolean }) =>
  mandatory ? (
    <Trans>This requirement is mandatory: explain in your own words what you can offer instead.</Trans>
  ) : (
    <Trans>This requirement is nice to have, so you can still apply.</Trans>
  );

function Advice({ requirement: { kind } }: { requirement: Requirement }) {
  if (kind === "language")
    return (
      <Trans>
        If you speak this language, <AddLine>add it to your CV</AddLine> before you apply.
      </Trans>
    );
  if (kind === "education")
    return (
      <Trans>
        If you have this qualification, <AddLine>add it to your CV</AddLine> before you apply.
      </Trans>
    );
  return (
    <Trans>
      If you have this experience, <AddLine>add it to your CV</AddLine> before you apply.
    </Trans>
  );
}

const AddLine = ({ children }: { children?: ReactNode }) => (
  <TextLink accent link={<Link to="/resume" />}>
    {children}
  </TextLink>
);
