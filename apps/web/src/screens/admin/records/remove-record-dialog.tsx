import { Trans, useLingui } from "@lingui/react/macro";
import type { EntityDescription, EntityRecord } from "@orbita/contract/back-office/entity";
import { actReason } from "@orbita/contract/back-office/routes";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { ReasonField } from "~/shell/form/reason-field.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { kindKey } from "~/domain/back-office/queries.ts";
import { callsOf } from "~/domain/back-office/record-calls.ts";
import { formatRecordTitle } from "./record-title.tsx";

type Props = { entity: EntityDescription; record: EntityRecord; onClose: () => void; onRemoved: () => void };

const longest = 40;
const removing = z.object({ typed: z.string(), reason: actReason });

/** Permanent deletion: the admin must type the record's name, to prevent accidental deletes. */
export function RemoveRecordDialog({ entity, record, onClose, onRemoved }: Props) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const name = formatRecordTitle(entity, record);
  // For long titles, such as the text of a post, the admin types the short id instead.
  const asked = name.length > longest ? record.id.slice(0, 8) : name;
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: removing,
    defaultValues: { typed: "", reason: "" },
    submit: async ({ reason }) => {
      await callsOf(entity).remove({ id: record.id, reason });
      showToast({ message: t({ message: `${name} deleted`, context: "a record" }) });
      onRemoved();
      await queries.invalidateQueries({ queryKey: kindKey(entity.kind) });
    },
  });
  const [typed] = useWatch({ control: form.control, name: ["typed"] });
  return (
    <FormDialog
      size="md"
      title={t`Delete ${name}?`}
      submitLabel={t`Delete permanently`}
      variant="dangerFill"
      disabled={typed.trim() !== asked}
      {...{ onClose, onSubmit, busy, failure }}
    >
      <p>
        <Trans>This can’t be undone. Disabling hides the record from everyone and can be undone.</Trans>
      </p>
      <TextField id="typed" label={t`Enter “${asked}” to confirm`} autoComplete="off" {...form.register("typed")} />
      <ReasonField error={errorOf("reason")} {...form.register("reason")} />
    </FormDialog>
  );
}
