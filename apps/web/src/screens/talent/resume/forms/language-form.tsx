import { useLingui } from "@lingui/react/macro";
import { languageLevel } from "@orbita/contract/job-posts/draft";
import { resumeLanguage } from "@orbita/contract/resumes/content";
import type { LabelledCode, Resume } from "@orbita/contract";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { useState } from "react";
import { ValueField } from "~/domain/vocabulary/value-field.tsx";
import type { EntryFormProps } from "../entry-types.ts";
import { useResumeTools } from "../resume-context.tsx";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";
import styles from "./forms.module.css";

type Language = Resume["languages"][number];

export function LanguageForm({ entry, onSave, ...rest }: EntryFormProps<Language>) {
  const { t } = useLingui();
  const { resume } = useResumeTools();
  /** Codes of the resume's other languages: each language is allowed once. */
  const taken = resume.languages.filter(({ id }) => id !== entry?.id).map(({ code }) => code);
  const [chosen, setChosen] = useState<LabelledCode | null>(entry && { code: entry.code, ...entry.label });
  const { form, onSubmit, errors, errorOf, write, dirty } = useEntryForm({
    schema: resumeLanguage,
    defaultValues: {
      code: entry?.code ?? "",
      level: entry?.level ?? null,
      native: entry?.native ?? false,
      mandatory: entry?.mandatory ?? false,
    },
    onSave: (values) => {
      if (!chosen) return;
      if (taken.includes(values.code)) {
        form.setError("code", { type: "field.inUse", message: "{}" });
        return;
      }
      const label = { it: chosen.it, en: chosen.en };
      onSave({ ...values, id: entry?.id ?? crypto.randomUUID(), origin: "person", label });
    },
  });
  const [level, native, mandatory] = form.watch(["level", "native", "mandatory"]);
  return (
    <EntryForm {...rest} {...{ errors, dirty, onSubmit }}>
      <ValueField
        type="language"
        label={t`Language`}
        value={chosen}
        error={errorOf("code")}
        onChange={(value) => {
          setChosen(value);
          form.clearErrors("code");
          write("code", value?.code ?? "");
        }}
      />
      <NativeSelect
        label={t`Level`}
        hint={t`From A1 (beginner) to C2 (as good as native).`}
        value={level ?? ""}
        error={errorOf("level")}
        options={[
          { value: "", label: t`Not specified` },
          ...languageLevel.options.map((one) => ({ value: one, label: one })),
        ]}
        onChange={({ currentTarget }) =>
          write("level", currentTarget.value ? languageLevel.parse(currentTarget.value) : null)
        }
      />
      <div className={`${styles.wide} ${styles.checks}`}>
        <CheckboxField
          label={t`Native language`}
          checked={native ?? false}
          onChange={({ currentTarget }) => write("native", currentTarget.checked)}
        />
        <CheckboxField
          label={t`Include in every version`}
          checked={mandatory ?? false}
          onChange={({ currentTarget }) => write("mandatory", currentTarget.checked)}
        />
      </div>
    </EntryForm>
  );
}
