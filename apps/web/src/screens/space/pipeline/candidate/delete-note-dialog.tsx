import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useNotes } from "./use-notes.ts";

type Props = { applicationId: string; noteId: string; onClose: () => void };

/** Confirms the deletion of a note, which cannot be undone. */
export function DeleteNoteDialog({ applicationId, noteId, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { remove } = useNotes(applicationId);
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Delete this note?`}
      variant="dangerFill"
      submitLabel={t`Delete note`}
      onSubmit={() => remove.mutate(noteId, { onSuccess: onClose })}
      busy={remove.isPending}
      failure={remove.error && failureText(i18n, remove.error)}
    >
      <Text size="md">
        <Trans>The note will be deleted for everyone in the Space. You can’t undo this.</Trans>
      </Text>
    </FormDialog>
  );
}
