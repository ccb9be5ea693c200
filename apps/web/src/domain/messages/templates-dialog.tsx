import { Trans, useLingui } from "@lingui/react/macro";
import type { MessageTemplate } from "@orbita/contract";
import { messageLimits as limits, newTemplate, placeholders } from "@orbita/contract/messages/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { DeleteTemplateDialog } from "./delete-template-dialog.tsx";
import { templatesQuery } from "./queries.ts";
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
      description={t`Messages your Space often sends. You can check each one before sending it.`}
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
          <Trans>No templates yet.</Trans>
        </Text>
      ) : (
        <ul className={styles.templates}>
          {data.map((template) => (
            <li key={template.id}>
              <bdi className={styles.templateName}>{template.name}</bdi>
              <Button size="sm" variant="outline" onClick={() => edit(template)}>
                <Trans>Edit</Trans>
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
  const { t } = useLingui();
  const queries = useQueryClient();
  const [removing, setRemoving] = useState(false);
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
  // While the confirmation replaces the template form, the form keeps its values, because its state is outside.
  if (before && removing)
    return (
      <DeleteTemplateDialog spaceId={spaceId} template={before} onDone={leave} onClose={() => setRemoving(false)} />
    );
  return (
    <FormDialog
      onClose={onClose}
      title={before ? t`Edit template` : t`New template`}
      description={t`We’ll fill in ${marks} when you use the template.`}
      onSubmit={onSubmit}
      submitLabel={t`Save`}
      busy={busy}
      failure={failure}
      footNote={
        before && (
          <Button variant="danger" size="sm" onClick={() => setRemoving(true)}>
            <Trans>Delete template…</Trans>
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
