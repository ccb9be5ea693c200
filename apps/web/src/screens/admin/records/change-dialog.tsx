import { useLingui } from "@lingui/react/macro";
import type { EntityDescription, EntityField, EntityRecord } from "@orbita/contract/back-office/entity";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { ReasonField } from "~/shell/form/reason-field.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { changeSchema, controlOf, type FieldControl } from "./change-schema.ts";
import { kindKey } from "~/domain/back-office/queries.ts";
import { callsOf } from "~/domain/back-office/record-calls.ts";
import { formatRecordTitle } from "./record-title.tsx";

type Props = { entity: EntityDescription & { change: z.ZodObject }; record: EntityRecord; onClose: () => void };

/** Edits the fields that the entity definition lets admins change, with a reason. Sends only the fields that changed. */
export function ChangeDialog({ entity, record, onClose }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const names = Object.keys(entity.change.shape);
  const given = Object.fromEntries(names.map((name) => [name, record[name] ?? ""]));
  const labels = Object.fromEntries(names.map((name) => [name, labelOf(entity.fields[name], name, i18n.locale)]));
  const { form, onSubmit, busy, failure, errors, errorOf } = useContractForm({
    schema: changeSchema(entity.change),
    defaultValues: { ...given, reason: "" },
    submit: async ({ reason, ...values }) => {
      const other = Object.entries(values).filter(([name, value]) => (value ?? "") !== given[name]);
      const body = { ...Object.fromEntries(other), version: record.version };
      await callsOf(entity).change({ id: record.id, reason }, body);
      showToast({ message: t`Changes saved` });
      onClose();
      await queries.invalidateQueries({ queryKey: kindKey(entity.kind) });
    },
  });
  const name = formatRecordTitle(entity, record);
  return (
    <FormDialog
      width={560}
      size="md"
      title={t`Edit ${name}`}
      submitLabel={t`Save`}
      {...{ onClose, onSubmit, busy }}
      failure={failure ?? (errors.length > 3 ? errors.map(({ message }) => message).join(" ") : null)}
    >
      {names.map((field) => (
        <Asked
          key={field}
          name={field}
          label={labels[field] ?? field}
          field={entity.fields[field]}
          control={controlOf((entity.change.shape as Record<string, z.ZodType>)[field]!)}
          form={form as unknown as UseFormReturn<Record<string, unknown>>}
          error={errorOf(field)}
        />
      ))}
      <ReasonField error={errorOf("reason")} {...form.register("reason")} />
    </FormDialog>
  );
}

const labelOf = (field: EntityField | undefined, name: string, locale: string): string =>
  field ? pickAdminLabel(field.words, locale) : name;

type ChangeFormProps = {
  name: string;
  label: string;
  field: EntityField | undefined;
  control: FieldControl;
  form: UseFormReturn<Record<string, unknown>>;
  error: string | undefined;
};

function Asked({ name, label, field, control, form, error }: ChangeFormProps) {
  const { i18n } = useLingui();
  const value = useWatch({ control: form.control, name });
  if (control.kind === "switch") return <CheckboxField label={label} error={error} {...form.register(name)} />;
  if (control.kind === "choice")
    return (
      <SelectField
        id={name}
        label={label}
        value={typeof value === "string" && value !== "" ? value : null}
        onChange={(next) => form.setValue(name, next, { shouldValidate: form.formState.isSubmitted })}
        options={control.values.map((one) => {
          const words = field?.values?.[one];
          return { value: one, label: words ? pickAdminLabel(words, i18n.locale) : one };
        })}
        error={error}
      />
    );
  const Box = control.kind === "area" ? TextArea : TextField;
  return <Box id={name} label={label} error={error} {...form.register(name)} />;
}
