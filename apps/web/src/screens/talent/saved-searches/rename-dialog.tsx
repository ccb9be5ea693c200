import { useLingui } from "@lingui/react/macro";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { savedSearchChange } from "@orbita/contract/saved-searches/schema";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import type { AnySavedSearch } from "./use-search-actions.ts";

type Props = { search: AnySavedSearch; onRename: (name: string) => Promise<void>; onClose: () => void };

const schema = savedSearchChange.pick({ name: true }).required();

export function RenameDialog({ search, onRename, onClose }: Props) {
  const { t } = useLingui();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema,
    defaultValues: { name: search.name },
    submit: async ({ name }) => {
      await onRename(name);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Rename search`}
      submitLabel={t`Rename`}
      width={440}
      onClose={onClose}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
    >
      <TextField label={t`Name`} error={errorOf("name")} autoComplete="off" data-autofocus {...form.register("name")} />
    </FormDialog>
  );
}
