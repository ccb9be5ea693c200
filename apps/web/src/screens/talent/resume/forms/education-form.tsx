import { useLingui } from "@lingui/react/macro";
import { education } from "@orbita/contract/resumes/content";
import { resumeLimits as limits } from "@orbita/contract/resumes/limits";
import type { Resume } from "@orbita/contract";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState } from "react";
import type { EntryFormProps } from "../entry-types.ts";
import { EntryForm } from "./entry-form.tsx";
import { PeriodFields } from "./period-fields.tsx";
import { emptyStringsToNull, useEntryForm } from "./use-entry-form.ts";
import styles from "./forms.module.css";

type Education = Resume["education"][number];

const blank = {
  degreeTitle: "",
  institution: "",
  grade: "",
  thesis: "",
  start: null,
  end: null,
  isCurrent: false,
  description: "",
};

export function EducationForm({ entry, onSave, ...rest }: EntryFormProps<Education>) {
  const { t } = useLingui();
  const [begun] = useState(() => entry ?? { ...blank, id: crypto.randomUUID(), origin: null });
  const { id, origin: _, ...given } = begun;
  const { form, onSubmit, errors, errorOf, write, dirty } = useEntryForm({
    schema: education,
    defaultValues: given,
    onSave: (values) =>
      onSave({
        ...emptyStringsToNull(values, ["institution", "grade", "thesis", "description"]),
        id,
        origin: "person",
      }),
  });
  const optional = t`(optional)`;
  const [start, end, isCurrent] = form.watch(["start", "end", "isCurrent"]);
  return (
    <EntryForm {...rest} {...{ errors, dirty, onSubmit }}>
      <TextField
        label={t`Degree or diploma`}
        maxLength={limits.name.max}
        error={errorOf("degreeTitle")}
        {...form.register("degreeTitle")}
      />
      <TextField
        label={t`School or university`}
        maxLength={limits.name.max}
        error={errorOf("institution")}
        {...form.register("institution")}
      />
      <PeriodFields
        value={{ start: start ?? null, end: end ?? null, isCurrent: isCurrent ?? false }}
        errors={{ start: errorOf("start"), end: errorOf("end") }}
        current={t`I’m still studying here`}
        onChange={(change) => {
          if (change.start !== undefined) write("start", change.start);
          if (change.end !== undefined) write("end", change.end);
          if (change.isCurrent !== undefined) write("isCurrent", change.isCurrent);
        }}
      />
      <TextField
        label={t`Grade`}
        optional={optional}
        maxLength={limits.grade.max}
        error={errorOf("grade")}
        {...form.register("grade")}
      />
      <TextField
        label={t`Thesis`}
        optional={optional}
        maxLength={limits.thesis.max}
        error={errorOf("thesis")}
        {...form.register("thesis")}
      />
      <TextArea
        label={t`Description`}
        optional={optional}
        className={styles.wide}
        rows={3}
        maxLength={limits.text.max}
        error={errorOf("description")}
        {...form.register("description")}
      />
    </EntryForm>
  );
}
