import { useLingui } from "@lingui/react/macro";
import { interest } from "@orbita/contract/resumes/content";
import { resumeLimits as limits } from "@orbita/contract/resumes/limits";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { AddButton } from "./add-button.tsx";
import { EntryList } from "./entry-list.tsx";
import type { ResumeEntry, EntryFormProps } from "./entry-types.ts";
import { EntryForm } from "./forms/entry-form.tsx";
import { useEntryForm } from "./forms/use-entry-form.ts";
import { SectionFrame } from "./section-frame.tsx";
import { useResumeEntries } from "./use-resume-entries.ts";
import type { SectionOrder } from "./use-section-order.ts";
import formStyles from "./forms/forms.module.css";
import styles from "~/domain/resumes/view/entries.module.css";

const nameOf = ({ name }: ResumeEntry<"interests">) => name;

export function InterestsSection({ order }: { order: SectionOrder }) {
  const entries = useResumeEntries("interests", nameOf);
  return (
    <SectionFrame section="interests" order={order} acts={<AddButton section="interests" onClick={entries.begin} />}>
      <EntryList
        section="interests"
        entries={entries}
        nameOf={nameOf}
        newAt="last"
        View={InterestView}
        Form={InterestForm}
      />
    </SectionFrame>
  );
}

const InterestView = ({ entry }: { entry: ResumeEntry<"interests"> }) => (
  <div className={styles.plain}>
    <h3 className={styles.word}>{entry.name}</h3>
  </div>
);

function InterestForm({ entry, onSave, ...rest }: EntryFormProps<ResumeEntry<"interests">>) {
  const { t } = useLingui();
  const { form, onSubmit, errorOf, dirty } = useEntryForm({
    schema: interest,
    defaultValues: { name: entry?.name ?? "" },
    onSave: ({ name }) => onSave({ id: entry?.id ?? crypto.randomUUID(), origin: "person", name }),
  });
  return (
    <EntryForm {...rest} {...{ dirty, onSubmit }}>
      <TextField
        label={t`Interest`}
        className={formStyles.wide}
        maxLength={limits.name.max}
        error={errorOf("name")}
        {...form.register("name")}
      />
    </EntryForm>
  );
}
