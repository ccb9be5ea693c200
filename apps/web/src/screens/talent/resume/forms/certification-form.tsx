import { useLingui } from "@lingui/react/macro";
import { certification } from "@orbita/contract/resumes/content";
import { resumeLimits as limits } from "@orbita/contract/resumes/limits";
import type { Resume } from "@orbita/contract";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState } from "react";
import type { EntryFormProps } from "../entry-types.ts";
import { EntryForm } from "./entry-form.tsx";
import { PartialDateField } from "./partial-date-field.tsx";
import { emptyStringsToNull, useEntryForm } from "./use-entry-form.ts";
import styles from "./forms.module.css";

type Certification = Resume["certifications"][number];

const blank = { name: "", issuer: "", start: null, end: null, url: "" };

export function CertificationForm({ entry, onSave, ...rest }: EntryFormProps<Certification>) {
  const { t } = useLingui();
  const [begun] = useState(() => entry ?? { ...blank, id: crypto.randomUUID(), origin: null });
  const { id, origin: _, ...given } = begun;
  const { form, onSubmit, errors, errorOf, write, dirty } = useEntryForm({
    schema: certification,
    defaultValues: given,
    onSave: (values) => onSave({ ...emptyStringsToNull(values, ["issuer"]), id, origin: "person" }),
  });
  const optional = t`(optional)`;
  const [start, end] = form.watch(["start", "end"]);
  return (
    <EntryForm {...rest} {...{ errors, dirty, onSubmit }}>
      <TextField
        label={t`Certificate`}
        maxLength={limits.name.max}
        error={errorOf("name")}
        {...form.register("name")}
      />
      <TextField
        label={t`Issued by`}
        optional={optional}
        maxLength={limits.name.max}
        error={errorOf("issuer")}
        {...form.register("issuer")}
      />
      <PartialDateField
        label={t`Date issued`}
        value={start ?? null}
        error={errorOf("start")}
        onChange={(value) => write("start", value)}
      />
      <PartialDateField
        label={t`Valid until`}
        value={end ?? null}
        error={errorOf("end")}
        onChange={(value) => write("end", value)}
      />
      <TextField
        label={t`Web address`}
        optional={optional}
        className={styles.wide}
        inputMode="url"
        autoCapitalize="none"
        error={errorOf("url")}
        {...form.register("url")}
      />
    </EntryForm>
  );
}
