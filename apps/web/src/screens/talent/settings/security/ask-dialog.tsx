import { useLingui } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
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

/** A confirmation dialog before something is removed; its text explains the consequences. */
export function AskDialog({ opened, onClose, title, confirm, act, onDone, children }: Props) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: act,
    onSuccess: () => {
      onClose();
      onDone();
    },
    // Refetches the security page's data also after an error, because the page may show outdated data.
    onSettled: () => queries.invalidateQueries({ queryKey: securityKey }),
  });
  const close = () => {
    mutation.reset();
    onClose();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      width={480}
      title={title}
      onSubmit={() => mutation.mutate()}
      submitLabel={confirm}
      variant="dangerFill"
      busy={mutation.isPending}
      failure={mutation.error && failureText(i18n, mutation.error)}
    >
      <Text size="md">{children}</Text>
    </FormDialog>
  );
}
