import { useLingui } from "@lingui/react/macro";
import { interviewLimits } from "@orbita/contract/interviews/schema";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { interviewsKey } from "./queries.ts";

type Props = {
  title: string;
  /** Text that explains what the action does to the interview. */
  children: ReactNode;
  label: string;
  act: ReactNode;
  danger?: boolean;
  /** Label of the button that closes the dialog; needed where "Cancel" could mean the interview. */
  dismissLabel?: string;
  done: string;
  send: (words: string) => Promise<unknown>;
  onClose: () => void;
};

/** Dialog for an action on an interview that requires a message to the other side. */
export function InterviewMessageDialog(props: Props) {
  const { title, children, label, act, danger = false, dismissLabel, done, send, onClose } = props;
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [words, setWords] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(words.trim()),
    onSuccess: async () => {
      onClose();
      showToast({ message: done });
      await queries.invalidateQueries({ queryKey: interviewsKey });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      submitLabel={act}
      dismissLabel={dismissLabel}
      variant={danger ? "dangerFill" : "primary"}
      onSubmit={() => mutate()}
      busy={isPending}
      disabled={words.trim() === ""}
      failure={error && failureText(i18n, error)}
    >
      <Text>{children}</Text>
      <TextArea
        label={label}
        hint={t`They’ll see exactly what you write here.`}
        rows={3}
        maxLength={interviewLimits.words.max}
        value={words}
        onChange={({ currentTarget: { value } }) => setWords(value)}
      />
    </FormDialog>
  );
}
