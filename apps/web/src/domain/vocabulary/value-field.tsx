import { useLingui } from "@lingui/react/macro";
import type { LabelledCode, VocabularyType } from "@orbita/contract";
import type { FieldTexts } from "@orbita/ui/fields/field.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { isShort, findValues } from "./find-values.ts";

type ValueFieldProps = FieldTexts & {
  id?: string | undefined;
  name?: string | undefined;
  type: VocabularyType;
  value: LabelledCode | null;
  onChange: (value: LabelledCode | null) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
};

/** Picks a value of a vocabulary by its name in the user's language. Emptying the input clears the value. */
export function ValueField({ type, value, onChange, readOnly, placeholder, ...field }: ValueFieldProps) {
  const { t, i18n } = useLingui();
  const nameOf = ({ it, en }: LabelledCode): string => (i18n.locale === "it" ? it : (en ?? it));
  const [typed, setTyped] = useState("");
  // If the input shows the name of the chosen value, searches without a text: a search for that name would find only this value.
  const text = useDeferredValue(isShort(type) || (value && typed === nameOf(value)) ? "" : typed.trim());
  const {
    data: values = [],
    isFetching,
    isError,
  } = useQuery({
    queryKey: ["values", type, text],
    queryFn: () => findValues(type, text),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    enabled: !readOnly,
  });
  if (readOnly) return <TextField {...field} readOnly value={value ? nameOf(value) : ""} />;
  const nothing = isError
    ? t`List unavailable. Try again.`
    : isFetching
      ? t({ message: "Searching…", context: "options of a field" })
      : t`No matches in this list`;
  const shown = value && !values.some(({ code }) => code === value.code) ? [value, ...values] : values;
  return (
    <SelectField
      {...field}
      placeholder={placeholder ?? t`Select`}
      options={shown.map((one) => ({ value: one.code, label: nameOf(one) }))}
      value={value?.code ?? null}
      onChange={(code) => onChange(shown.find((one) => one.code === code) ?? null)}
      searchable={{ nothingFound: nothing }}
      {...(!isShort(type) && { onSearch: setTyped })}
      erasable
    />
  );
}
