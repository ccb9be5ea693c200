import { Trans, useLingui } from "@lingui/react/macro";
import type { ClosingOutcome } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import type { ActDialogProps } from "./confirm-dialog.tsx";
import { outcomeLabels } from "./status-words.ts";
import { usePostMutation } from "./use-post-mutation.ts";

const outcomes = Object.keys(outcomeLabels) as ClosingOutcome[];

/** Removing a post from publication asks how it ended. */
export function CloseDialog({ opened, onClose, post, onDone }: ActDialogProps) {
  const { t, i18n } = useLingui();
  const [outcome, setOutcome] = useState<ClosingOutcome | null>(null);
  const [asked, setAsked] = useState(false);
  const mutation = usePostMutation((changed, act) => {
    onClose();
    onDone?.(changed, act);
  });

  function confirm(): void {
    setAsked(true);
    if (outcome) mutation.mutate({ act: "unpublish", id: post.id, outcome });
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={520}
      title={t`Close the job post?`}
      description={<bdi>{post.title}</bdi>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="dangerFill" size="lg" busy={mutation.isPending} onClick={confirm}>
            <Trans>Close the job post</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="md">
          <Trans>It is no longer visible, anywhere. Its slot is free at once.</Trans>
        </Text>
        <RadioCards
          legend={t`How did it end?`}
          cards={outcomes.map((value) => ({
            value,
            title: i18n._(outcomeLabels[value].title),
            hint: i18n._(outcomeLabels[value].hint),
          }))}
          value={outcome}
          onChange={setOutcome}
          error={asked && !outcome ? t`Choose one` : undefined}
        />
        {mutation.error && (
          <Note tone="danger" role="alert">
            {failureText(i18n, mutation.error)}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}
