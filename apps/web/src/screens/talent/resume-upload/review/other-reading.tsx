import { Trans, useLingui } from "@lingui/react/macro";
import type { Proposal } from "@orbita/contract/resume-uploads/proposal";
import { Button } from "@orbita/ui/base/button.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconSparkles } from "@tabler/icons-react";
import { useReview } from "./review-context.ts";
import { isOpen } from "~/domain/resume-uploads/proposal-state.ts";
import { useReviewFieldLabels } from "./use-review-field-labels.ts";
import styles from "./proposals.module.css";

/** Offers the other value if our own parser and an AI model disagree. Also labels values that only the model found. */
export function OtherReading({ proposal }: { proposal: Proposal }) {
  const { t } = useLingui();
  const { decisions, decide, reading } = useReview();
  const words = useReviewFieldLabels();
  const { path, other, onlyModel } = proposal;
  if (!isOpen(proposal, decisions)) return null;
  if (!other)
    return onlyModel ? (
      <span className={styles.other}>
        <Icon icon={IconSparkles} size="xs" />
        <Trans>Found only by the AI</Trans>
      </span>
    ) : null;
  const value = words.value(proposal, other.value);
  const what = words.labelledValue(proposal, other.value);
  const quoted = <q lang={reading.language}>{value}</q>;
  return (
    <span className={styles.other}>
      <Icon icon={IconSparkles} size="xs" />
      <span className={styles.otherWords}>
        {other.by === "model" ? (
          <Trans>The AI read {quoted} instead</Trans>
        ) : (
          <Trans>Without the AI we read {quoted}</Trans>
        )}
      </span>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t`Use this reading: “${what}”`}
        onClick={() => decide({ [path]: { kind: "edit", value: other.value } })}
      >
        <Trans>Use this</Trans>
      </Button>
    </span>
  );
}
