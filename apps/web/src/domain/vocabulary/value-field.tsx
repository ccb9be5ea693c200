import { useLingui } from "@lingui/react/macro";
import type { Listed, VocabularyType } from "@orbita/contract";
import type { FieldWords } from "@orbita/ui/fields/field.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { isShort, valuesLike } from "./values-like.ts";

type ValueFieldProps = FieldWords & {
  id?: string | undefined;
  name?: string | undefined;
  type: VocabularyType;
  value: Listed | null;
  onChange: (value: Listed | null) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
};

/** A value of a vocabulary, in the user's language. An emptied input means no value. */
export function ValueField({ type, value, onChange, readOnly, placeholder, ...field }: ValueFieldProps) {
  const { t, i18n } = useLingui();
  const nameOf = ({ it, en }: Listed): string => (i18n.locale === "it" ? it : (en ?? it));
  const [typed, setTyped] = useState("");
  // The input shows the chosen name; searching for it would find only itself.
  const text = useDeferredValue(isShort(type) || (value && typed === nameOf(value)) ? "" : typed.trim());
  const {
    data: values = [],
    isFetching,
    isError,
  } = useQuery({
    queryKey: ["values", type, text],
    queryFn: () => valuesLike(type, text),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    enabled: !readOnly,
  });
  if (readOnly) return <TextField {...field} readOnly value={value ? nameOf(value) : ""} />;
  const nothing = isError ? t`The list cannot be read now` : isFetching ? t`Looking…` : t`Nothing like it in the list`;
  const shown = value && !values.some(({ code }) => code === value.code) ? [value, ...values] : values;
  return (
    <SelectField
      {...field}
      placeholder={placeholder ?? t`Choose`}
      options={shown.map((one) => ({ value: one.code, label: nameOf(one) }))}
      value={value?.code ?? null}
      onChange={(code) => onChange(shown.find((one) => one.code === code) ?? null)}
      searchable={{ nothingFound: nothing }}
      {...(!isShort(type) && { onSearch: setTyped })}
      erasable
    />
  );
}
