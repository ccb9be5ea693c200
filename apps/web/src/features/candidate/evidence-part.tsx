import { Plural, Trans } from "@lingui/react/macro";
import type { Evidence } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useState } from "react";
import { EvidenceRows } from "~/features/evidence/evidence-rows.tsx";
import { foldEvidence } from "./fold-evidence.ts";
import styles from "./candidate.module.css";

/** Evidence from the CV for each requirement. Met, optional requirements are collapsed. */
export function EvidencePart({ evidence }: { evidence: readonly Evidence[] }) {
  const [opened, setOpened] = useState(false);
  const { shown, folded } = foldEvidence(evidence);
  const count = folded.length;
  if (evidence.length === 0)
    return (
      <Text tone="muted" className={styles.panel}>
        <Trans>The job post asks for nothing in particular: there is nothing to compare.</Trans>
      </Text>
    );
  return (
    <>
      <EvidenceRows audience="member" evidence={opened ? evidence : shown} />
      {count > 0 && !opened && (
        <TextLink onClick={() => setOpened(true)}>
          <Plural value={count} one="# more requirement, met" other="# more requirements, all met" />
        </TextLink>
      )}
    </>
  );
}
