import { useLingui } from "@lingui/react/macro";
import type { VocabularyType } from "@orbita/contract";
import { vocabularyLimits } from "@orbita/contract/vocabulary/limits";
import { newVocabularyEntry } from "@orbita/contract/vocabulary/schema";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import type { ListActions } from "./use-list-actions.ts";

const words = newVocabularyEntry.pick({ it: true, en: true });
type Props = { type: VocabularyType; acts: ListActions; onClose: () => void };

export function NewEntryDialog({ type, acts, onClose }: Props) {
  const { t } = useLingui();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: words,
    defaultValues: { it: "", en: null },
    problemFields: { "vocabulary.labelTaken": "it" },
    submit: async (body) => {
      const { it } = await answered(api().vocabulary.create({ body: { ...body, type } }));
      await acts.refresh();
      showToast({ message: t`“${it}” added at the end of the list` });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t`New entry`}
      onSubmit={onSubmit}
      submitLabel={t`Add`}
      busy={busy}
      failure={failure}
    >
      <TextField
        data-autofocus
        label={t`Italian`}
        hint={t`The code will be generated from this name and won’t change.`}
        maxLength={vocabularyLimits.label.max}
        error={errorOf("it")}
        {...form.register("it")}
      />
      <TextField
        label={t`English`}
        optional={t`optional`}
        maxLength={vocabularyLimits.label.max}
        error={errorOf("en")}
        {...form.register("en", { setValueAs: (value: string | null) => value?.trim() || null })}
      />
    </FormDialog>
  );
}
