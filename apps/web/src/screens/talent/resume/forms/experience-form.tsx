import { useLingui } from "@lingui/react/macro";
import { experience } from "@orbita/contract/resumes/content";
import { yearsOf } from "@orbita/contract/resumes/duration";
import { resumeLimits as limits } from "@orbita/contract/resumes/limits";
import type { Resume } from "@orbita/contract";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { useState } from "react";
import type { EntryFormProps } from "../entry-types.ts";
import { EntryForm } from "./entry-form.tsx";
import { LinesField } from "./lines-field.tsx";
import { NameField } from "./name-field.tsx";
import { PeriodFields } from "./period-fields.tsx";
import { suggestCities, suggestCompanies, suggestTitles } from "./suggest-names.ts";
import { emptyStringsToNull, useEntryForm } from "./use-entry-form.ts";
import styles from "./forms.module.css";

type Experience = Resume["experience"][number];

const blank = {
  company: "",
  companyUrl: "",
  title: "",
  city: "",
  start: null,
  end: null,
  isCurrent: false,
  description: "",
  tasks: [],
};

export function ExperienceForm({ entry, onSave, ...rest }: EntryFormProps<Experience>) {
  const { t, i18n } = useLingui();
  const [begun] = useState(() => entry ?? { ...blank, id: crypto.randomUUID(), origin: null, years: null });
  const { id, origin: _, years: __, ...given } = begun;
  const { form, onSubmit, errors, errorOf, listErrorOf, write, dirty } = useEntryForm({
    schema: experience,
    defaultValues: given,
    labels: { title: t`Role`, company: t`Company`, companyUrl: t`Company website`, city: t`City` },
    onSave: (values) => {
      const said = emptyStringsToNull(values, ["city", "description"]);
      onSave({ ...said, id, origin: "person", years: yearsOf(said, new Date()) });
    },
  });
  const optional = t`(optional)`;
  const [start, end, isCurrent, tasks] = form.watch(["start", "end", "isCurrent", "tasks"]);
  const [title, company, city] = form.watch(["title", "company", "city"]);
  return (
    <EntryForm {...rest} {...{ errors, dirty, onSubmit }}>
      <NameField
        label={t`Role`}
        suggest={(text) => suggestTitles(text, i18n.locale)}
        value={title ?? ""}
        error={errorOf("title")}
        {...form.register("title")}
        onChange={(text) => write("title", text)}
      />
      <NameField
        label={t`Company`}
        suggest={suggestCompanies}
        value={company ?? ""}
        error={errorOf("company")}
        {...form.register("company")}
        onChange={(text) => write("company", text)}
      />
      <NameField
        label={t`City`}
        optional={optional}
        suggest={suggestCities}
        value={city ?? ""}
        error={errorOf("city")}
        {...form.register("city")}
        onChange={(text) => write("city", text)}
      />
      <TextField
        label={t`Company website`}
        optional={optional}
        inputMode="url"
        autoCapitalize="none"
        error={errorOf("companyUrl")}
        {...form.register("companyUrl")}
      />
      <PeriodFields
        value={{ start: start ?? null, end: end ?? null, isCurrent: isCurrent ?? false }}
        errors={{ start: errorOf("start"), end: errorOf("end") }}
        current={t`I work here now`}
        onChange={(change) => {
          if (change.start !== undefined) write("start", change.start);
          if (change.end !== undefined) write("end", change.end);
          if (change.isCurrent !== undefined) write("isCurrent", change.isCurrent);
        }}
      />
      <LinesField
        label={t`Tasks and results`}
        optional={optional}
        hint={t`One per line. Include numbers where you can.`}
        value={tasks ?? []}
        error={listErrorOf("tasks")}
        onChange={(lines) => write("tasks", lines)}
      />
      <TextArea
        label={t`Description`}
        optional={optional}
        className={styles.wide}
        rows={3}
        maxLength={limits.text.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        error={errorOf("description")}
        {...form.register("description")}
      />
    </EntryForm>
  );
}
