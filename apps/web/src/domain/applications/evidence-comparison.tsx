import { Plural, Trans } from "@lingui/react/macro";
import type { Evidence, Verdict } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import type { ReactNode } from "react";
import { useRequirementLabels } from "~/domain/evidence/use-requirement-labels.ts";
import { VerdictSign } from "./evidence-rows.tsx";
import { QuotedLine } from "./quoted-line.tsx";
import { TotalYears } from "./total-years.tsx";
import { VerdictText } from "./verdict-text.tsx";
import evidenceStyles from "./evidence.module.css";
import styles from "./evidence-comparison.module.css";

type Props = {
  requirements: readonly {
    evidence: Evidence;
    /** A link below what the CV says. */
    link: ReactNode;
    /** The step that the reader can take, below the row. */
    step: ReactNode;
  }[];
};

/** The requirements of a job beside the lines of the reader's own CV, in two columns. The quotes are those of `EvidenceRows`; never a score. */
export function EvidenceComparison({ requirements }: Props) {
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>
          <Trans>The job asks for</Trans>
        </span>
        <span>
          <Trans>Your CV says</Trans>
        </span>
      </div>
      <ul className={styles.rows}>
        {requirements.map(({ evidence, link, step }) => (
          <li key={`${evidence.requirement.kind}:${evidence.requirement.id}`} className={styles.row}>
            <Compared evidence={evidence} link={link} />
            {step}
          </li>
        ))}
      </ul>
    </>
  );
}

function Compared({ evidence, link }: { evidence: Evidence; link: ReactNode }) {
  const { nameOf } = useRequirementLabels();
  const { requirement, verdict, lines } = evidence;
  const [first, ...rest] = lines;
  const count = rest.length;
  return (
    <>
      <VerdictSign verdict={verdict} />
      <div className={styles.asked}>
        <b>
          <bdi>{nameOf(requirement)}</bdi>
        </b>
        <Meta
          items={[
            <VerdictName key="verdict" verdict={verdict} />,
            requirement.mandatory ? (
              <Trans key="mandatory" context="requirement">
                required
              </Trans>
            ) : (
              <Trans key="optional">nice to have</Trans>
            ),
          ]}
        />
      </div>
      <div className={styles.answer}>
        {first ? (
          <>
            <Quote evidence={evidence} line={first} />
            <TotalYears evidence={evidence} />
            <VerdictText evidence={evidence} audience="member" />
          </>
        ) : (
          <p className={evidenceStyles.said}>
            <Trans>No line in your CV mentions this requirement.</Trans>
          </p>
        )}
        {count > 0 && (
          <details className={evidenceStyles.more}>
            <summary>
              <Plural value={count} one="# more line" other="# more lines" />
            </summary>
            {rest.map((line, at) => (
              <Quote key={at} evidence={evidence} line={line} />
            ))}
          </details>
        )}
        {link && <p className={evidenceStyles.said}>{link}</p>}
      </div>
    </>
  );
}

const Quote = ({ evidence: { verdict }, line }: { evidence: Evidence; line: Evidence["lines"][number] }) => (
  <div className={verdict === "met" ? undefined : styles.near}>
    <QuotedLine line={line} isMet={verdict === "met"} />
  </div>
);

/** The verdict in words, with a capital like the entries of a table. */
function VerdictName({ verdict }: { verdict: Verdict }) {
  switch (verdict) {
    case "met":
      return <Trans context="requirement">Met</Trans>;
    case "related":
      return <Trans context="requirement">Related</Trans>;
    case "notMet":
      return <Trans context="requirement">Not met</Trans>;
    case "unknown":
      return <Trans context="requirement">Not found</Trans>;
  }
}
