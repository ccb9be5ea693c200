import { Trans, useLingui } from "@lingui/react/macro";
import type { ScorecardCriterion } from "@orbita/contract";
import { scorecardLimits as limits } from "@orbita/contract/scorecards/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { useScorecards } from "./queries.ts";
import styles from "./scorecards.module.css";

type Props = { applicationId: string; jobPostId: string; criteria: readonly ScorecardCriterion[] };

/** The Space's own criteria, for all applicants to this job post. Criteria can be added and removed, but not edited. */
export function OwnCriteria({ applicationId, jobPostId, criteria }: Props) {
  const { t, i18n } = useLingui();
  const { add, remove } = useScorecards(applicationId, jobPostId);
  const [text, setText] = useState("");
  const own = criteria.filter(({ requirement }) => requirement === null);
  const short = text.trim().length < limits.criterion.min;
  return (
    <details className={styles.own} open={criteria.length === 0 || undefined}>
      <summary>
        <Trans>Your own criteria</Trans>
      </summary>
      <Text size="sm" tone="muted">
        <Trans>
          These criteria apply to every candidate for this job. Once a criterion has been used, you can’t edit its
          wording.
        </Trans>
      </Text>
      <ul className={styles.ownList}>
        {own.map((one) => (
          <li key={one.id}>
            <bdi>{one.text}</bdi>
            <IconButton
              size="sm"
              icon={IconX}
              label={t`Remove criterion “${one.text ?? ""}”`}
              onClick={() =>
                remove.mutate(one.id, {
                  onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
                })
              }
            />
          </li>
        ))}
      </ul>
      {own.length < limits.ownCriteria && (
        <form
          noValidate
          className={styles.adding}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (!short) add.mutate(text.trim(), { onSuccess: () => setText("") });
          }}
        >
          <TextField
            label={t`New criterion`}
            maxLength={limits.criterion.max}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={add.error ? failureText(i18n, add.error) : undefined}
          />
          <Button type="submit" variant="outline" busy={add.isPending} disabled={short}>
            <Trans>Add</Trans>
          </Button>
        </form>
      )}
    </details>
  );
}
