import { Trans, useLingui } from "@lingui/react/macro";
import type { MessageTemplate } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";

type Props = { spaceId: string; template: MessageTemplate; onDone: () => Promise<void>; onClose: () => void };

/** Confirms the deletion of a message template, which cannot be undone. */
export function DeleteTemplateDialog({ spaceId, template: { id, name }, onDone, onClose }: Props) {
  const { t, i18n } = useLingui();
  const removal = useMutation({
    mutationFn: () => answered(api().messages.removeTemplate({ params: { id } }, { spaceId })),
    onSuccess: onDone,
  });
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Delete this template?`}
      description={<bdi>{name}</bdi>}
      variant="dangerFill"
      submitLabel={t`Delete template`}
      onSubmit={() => removal.mutate()}
      busy={removal.isPending}
      failure={removal.error && failureText(i18n, removal.error)}
    >
      <Text size="md">
        <Trans>The template will be deleted for everyone in the Space. You can’t undo this.</Trans>
      </Text>
    </FormDialog>
  );
}
