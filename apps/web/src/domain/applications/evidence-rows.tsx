import { Plural, Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react/macro";
import type { Evidence, Verdict } from "@orbita/contract";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import { IconCheck, IconQuestionMark, IconTilde, IconX } from "@tabler/icons-react";
import { QuotedLine } from "./quoted-line.tsx";
import { useRequirementLabels } from "~/domain/evidence/use-requirement-labels.ts";
import { TotalYears } from "./total-years.tsx";
import { VerdictText } from "./verdict-text.tsx";
import styles from "./evidence.module.css";

/** The viewer of the evidence. Only the talent gets advice on how to complete the CV. */
export type EvidenceReader = "talent" | "member";

type Props = { evidence: readonly Evidence[]; audience: EvidenceReader };

const icons: Record<Verdict, IconShape> = {
  met: IconCheck,
  related: IconTilde,
  notMet: IconX,
  unknown: IconQuestionMark,
};

/** Quotes what the CV says about each requirement. Never shows a score. */
export function EvidenceRows({ evidence, audience }: Props) {
  return (
    <ul className={styles.rows}>
      {evidence.map((one) => (
        <Row key={`${one.requirement.kind}:${one.requirement.id}`} evidence={one} audience={audience} />
      ))}
    </ul>
  );
}

/** The round icon of a verdict, named for screen readers. */
export function VerdictSign({ verdict }: { verdict: Verdict }) {
  const { t } = useLingui();
  const names: Record<Verdict, string> = {
    met: t({ message: "Met", context: "requirement" }),
    related: t({ message: "Related", context: "requirement" }),
    notMet: t({ message: "Not met", context: "requirement" }),
    unknown: t`Not found in the CV`,
  };
  return (
    <span role="img" aria-label={names[verdict]} className={`${styles.sign} ${styles[verdict]}`}>
      <Icon icon={icons[verdict]} size="xs" />
    </span>
  );
}

function Row({ evidence, audience }: { evidence: Evidence; audience: EvidenceReader }) {
  const { nameOf } = useRequirementLabels();
  const { requirement, verdict, lines } = evidence;
  const isMet = verdict === "met";
  const [first, ...rest] = lines;
  const count = rest.length;
  return (
    <li className={styles.row}>
      <VerdictSign verdict={verdict} />
      <div className={styles.words}>
        <p className={styles.asked}>
          <bdi>{nameOf(requirement)}</bdi>
          {requirement.mandatory && (
            <Tag>
              <Trans>Required</Trans>
            </Tag>
          )}
        </p>
        {first && <QuotedLine line={first} isMet={isMet} />}
        <TotalYears evidence={evidence} />
        <VerdictText evidence={evidence} audience={audience} />
        {count > 0 && (
          <details className={styles.more}>
            <summary>
              <Plural value={count} one="# more line" other="# more lines" />
            </summary>
            {rest.map((line, at) => (
              <QuotedLine key={at} line={line} isMet={isMet} />
            ))}
          </details>
        )}
      </div>
    </li>
  );
}
