import { useLingui } from "@lingui/react/macro";
import { course } from "@orbita/contract/resumes/content";
import { resumeLimits as limits } from "@orbita/contract/resumes/limits";
import type { Resume } from "@orbita/contract";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState } from "react";
import type { EntryFormProps } from "../entry-types.ts";
import { EntryForm } from "./entry-form.tsx";
import { LinesField } from "./lines-field.tsx";
import { PeriodFields } from "./period-fields.tsx";
import { emptyStringsToNull, useEntryForm } from "./use-entry-form.ts";

type Course = Resume["courses"][number];

const blank = { name: "", provider: "", topics: [], start: null, end: null, isCurrent: false };

export function CourseForm({ entry, onSave, ...rest }: EntryFormProps<Course>) {
  const { t } = useLingui();
  const [begun] = useState(() => entry ?? { ...blank, id: crypto.randomUUID(), origin: null });
  const { id, origin: _, ...given } = begun;
  const { form, onSubmit, errors, errorOf, listErrorOf, write, dirty } = useEntryForm({
    schema: course,
    defaultValues: given,
    onSave: (values) => onSave({ ...emptyStringsToNull(values, ["provider"]), id, origin: "person" }),
  });
  const optional = t`(optional)`;
  const [start, end, isCurrent, topics] = form.watch(["start", "end", "isCurrent", "topics"]);
  return (
    <EntryForm {...rest} {...{ errors, dirty, onSubmit }}>
      <TextField label={t`Course`} maxLength={limits.name.max} error={errorOf("name")} {...form.register("name")} />
      <TextField
        label={t`Provided by`}
        optional={optional}
        maxLength={limits.name.max}
        error={errorOf("provider")}
        {...form.register("provider")}
      />
      <LinesField
        label={t`Topics`}
        optional={optional}
        hint={t`One per line.`}
        value={topics ?? []}
        rows={3}
        error={listErrorOf("topics")}
        onChange={(lines) => write("topics", lines)}
      />
      <PeriodFields
        value={{ start: start ?? null, end: end ?? null, isCurrent: isCurrent ?? false }}
        errors={{ start: errorOf("start"), end: errorOf("end") }}
        current={t`I’m still taking this course`}
        onChange={(change) => {
          if (change.start !== undefined) write("start", change.start);
          if (change.end !== undefined) write("end", change.end);
          if (change.isCurrent !== undefined) write("isCurrent", change.isCurrent);
        }}
      />
    </EntryForm>
  );
}
