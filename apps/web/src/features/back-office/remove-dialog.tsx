import { Trans, useLingui } from "@lingui/react/macro";
import type { Entity, EntityRecord } from "@orbita/contract/back-office/entity";
import { actReason } from "@orbita/contract/back-office/routes";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { ReasonField } from "~/shell/form/reason-field.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { kindKey } from "./queries.ts";
import { callsOf } from "./record-calls.ts";
import { titleOf } from "./record-title.tsx";

type Props = { entity: Entity; record: EntityRecord; onClose: () => void; onRemoved: () => void };

const longest = 40;
const removing = z.object({ typed: z.string(), reason: actReason });

/** Permanent deletion: the admin must type the record's name, to prevent accidental deletes. */
export function RemoveDialog({ entity, record, onClose, onRemoved }: Props) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const name = titleOf(entity, record);
  // For long titles, such as the text of a post, the admin types the short id instead.
  const asked = name.length > longest ? record.id.slice(0, 8) : name;
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: removing,
    defaultValues: { typed: "", reason: "" },
    submit: async ({ reason }) => {
      await callsOf(entity).remove({ id: record.id, reason });
      showToast({ message: t`${name} is deleted` });
      onRemoved();
      await queries.invalidateQueries({ queryKey: kindKey(entity.kind) });
    },
  });
  const [typed] = useWatch({ control: form.control, name: ["typed"] });
  return (
    <FormDialog
      size="md"
      title={t`Delete ${name}`}
      submitLabel={t`Delete for good`}
      variant="dangerFill"
      disabled={typed.trim() !== asked}
      {...{ onClose, onSubmit, busy, failure }}
    >
      <p>
        <Trans>It cannot be taken back. Disabling hides it from everybody and can be.</Trans>
      </p>
      <TextField id="typed" label={t`Write “${asked}”`} autoComplete="off" {...form.register("typed")} />
      <ReasonField error={errorOf("reason")} {...form.register("reason")} />
    </FormDialog>
  );
}
