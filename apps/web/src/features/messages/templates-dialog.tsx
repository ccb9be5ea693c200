import { Trans, useLingui } from "@lingui/react/macro";
import type { MessageTemplate } from "@orbita/contract";
import { messageLimits as limits, newTemplate, placeholders } from "@orbita/contract/messages/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconAlertCircle, IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { templatesQuery } from "~/domain/messages/queries.ts";
import styles from "./templates-dialog.module.css";

type Props = { spaceId: string; onClose: () => void };

/** Manages the Space's message templates in both languages; for recruiters and owners. */
export function TemplatesDialog({ spaceId, onClose }: Props) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(templatesQuery(spaceId));
  const [edited, edit] = useState<MessageTemplate | "new" | null>(null);
  if (edited !== null) return <TemplateForm spaceId={spaceId} edited={edited} onClose={() => edit(null)} />;
  return (
    <Dialog
      opened
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Templates`}
      description={t`Words that your Space sends often. You read them before they are sent.`}
      actions={
        <Button variant="primary" icon={IconPlus} onClick={() => edit("new")}>
          <Trans>New template</Trans>
        </Button>
      }
    >
      {error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingList label={t`Loading`} shape="none" />
      ) : data.length === 0 ? (
        <Text tone="muted">
          <Trans>No template yet.</Trans>
        </Text>
      ) : (
        <ul className={styles.templates}>
          {data.map((template) => (
            <li key={template.id}>
              <bdi className={styles.templateName}>{template.name}</bdi>
              <Button size="sm" variant="outline" onClick={() => edit(template)}>
                <Trans>Change</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The placeholders as they are written in a template, the same in every language. */
const marks = placeholders.map((name) => `{${name}}`).join(", ");

type FormProps = { spaceId: string; edited: MessageTemplate | "new"; onClose: () => void };

function TemplateForm({ spaceId, edited, onClose }: FormProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const before = edited === "new" ? null : edited;
  const leave = async () => {
    await queries.invalidateQueries(templatesQuery(spaceId));
    onClose();
  };
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newTemplate,
    defaultValues: { name: before?.name ?? "", it: before?.it ?? "", en: before?.en ?? "" },
    submit: async (body) => {
      const { messages } = api();
      await answered(
        before
          ? messages.changeTemplate({ params: { id: before.id }, body }, { spaceId })
          : messages.addTemplate({ body }, { spaceId, idempotencyKey: crypto.randomUUID() }),
      );
      await leave();
    },
  });
  const removal = useMutation({
    mutationFn: (id: string) => answered(api().messages.removeTemplate({ params: { id } }, { spaceId })),
    onSuccess: leave,
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={before ? t`Change the template` : t`New template`}
      description={t`${marks} are filled in when you use it.`}
      onSubmit={onSubmit}
      submitLabel={t`Save`}
      busy={busy}
      failure={failure}
      footNote={
        before && (
          <Button variant="danger" size="sm" busy={removal.isPending} onClick={() => removal.mutate(before.id)}>
            <Trans>Delete the template</Trans>
          </Button>
        )
      }
    >
      <TextField
        label={t`Name`}
        maxLength={limits.template.name.max}
        {...form.register("name")}
        error={errorOf("name")}
      />
      <TextArea
        label={t`In Italian`}
        lang="it"
        rows={5}
        maxLength={limits.text.max}
        {...form.register("it")}
        error={errorOf("it")}
      />
      <TextArea
        label={t`In English`}
        lang="en"
        rows={5}
        maxLength={limits.text.max}
        {...form.register("en")}
        error={errorOf("en")}
      />
    </FormDialog>
  );
}
