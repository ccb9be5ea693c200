import { Plural, Trans } from "@lingui/react/macro";
import type { Evidence } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useState } from "react";
import { EvidenceRows } from "~/domain/applications/evidence-rows.tsx";
import styles from "./candidate.module.css";

/**
 * Number of met requirements that are always visible. Further met requirements are collapsed if they are optional, unless it is a single row.
 */
const shownMet = 2;

/**
 * Shows the mandatory requirements and all that are not met, in the post's order.
 * Collapses met optional requirements beyond `shownMet`.
 */
function foldEvidence(evidence: readonly Evidence[]): { shown: Evidence[]; folded: Evidence[] } {
  const shown: Evidence[] = [];
  const folded: Evidence[] = [];
  for (const one of evidence) {
    const met = shown.filter(({ verdict }) => verdict === "met").length;
    const tells = one.verdict !== "met" || one.requirement.mandatory || met < shownMet;
    (tells ? shown : folded).push(one);
  }
  return folded.length === 1 ? { shown: [...evidence], folded: [] } : { shown, folded };
}

/** Evidence from the CV for each requirement. Some of the optional requirements that are met are collapsed. */
export function EvidencePart({ evidence }: { evidence: readonly Evidence[] }) {
  const [opened, setOpened] = useState(false);
  const { shown, folded } = foldEvidence(evidence);
  const count = folded.length;
  if (evidence.length === 0)
    return (
      <Text tone="muted" className={styles.panel}>
        <Trans>This job has no requirements, so there’s nothing to compare.</Trans>
      </Text>
    );
  return (
    <>
      <EvidenceRows audience="member" evidence={opened ? evidence : shown} />
      {count > 0 && !opened && (
        <TextLink onClick={() => setOpened(true)}>
          <Plural value={count} one="# more requirement is met" other="# more requirements are met" />
        </TextLink>
      )}
    </>
  );
}
