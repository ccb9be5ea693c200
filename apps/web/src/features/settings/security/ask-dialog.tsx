import { useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { securityKey } from "./queries.ts";

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  confirm: string;
  act: () => Promise<unknown>;
  onDone: () => void;
  children: ReactNode;
};

/** Asks once before something is taken away, in words that say what happens. */
export function AskDialog({ opened, onClose, title, confirm, act, onDone, children }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: act,
    onSuccess: () => {
      onClose();
      onDone();
    },
    // A refusal too: what is shown may be older than what is.
    onSettled: () => queries.invalidateQueries({ queryKey: securityKey }),
  });
  const close = () => {
    mutation.reset();
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      width={480}
      title={title}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={close}>
            {t`Cancel`}
          </Button>
          <Button variant="dangerFill" size="lg" busy={mutation.isPending} onClick={() => mutation.mutate()}>
            {confirm}
          </Button>
        </>
      }
    >
      <Text size="md">{children}</Text>
      {mutation.error && (
        <Note tone="danger" role="alert">
          {failureText(i18n, mutation.error)}
        </Note>
      )}
    </Dialog>
  );
}
