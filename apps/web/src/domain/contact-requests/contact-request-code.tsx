import type { LabelledCode, VocabularyType } from "@orbita/contract";
import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { ValueField } from "~/domain/vocabulary/value-field.tsx";
import { findValues } from "~/domain/vocabulary/find-values.ts";
import type { ContactRequestForm } from "./contact-request-fields.tsx";

const types = {
  contractType: "contract_type",
  contractEconomicType: "contract_economic_type",
  workplaceType: "workplace_type",
} as const satisfies Record<string, VocabularyType>;

type Props = ContactRequestForm & { name: keyof typeof types; label: string; optional?: string };

/** Selects a value of a vocabulary. The form stores only its code, and the label comes from the vocabulary. */
export function ContactRequestCode({ form, errorOf, name, label, optional }: Props) {
  const { field } = useController({ control: form.control, name });
  const type = types[name];
  const { data: values = [] } = useQuery({
    queryKey: ["values", type, ""],
    queryFn: () => findValues(type, ""),
    staleTime: 300_000,
  });
  const code = field.value;
  const chosen: LabelledCode | null = code
    ? (values.find((one) => one.code === code) ?? { code, it: "…", en: null })
    : null;
  return (
    <ValueField
      id={name}
      name={name}
      type={type}
      label={label}
      optional={optional}
      value={chosen}
      // The form treats undefined as missing; only the optional field may be sent as null.
      onChange={(value) => field.onChange(value?.code ?? (optional ? null : undefined))}
      onBlur={field.onBlur}
      error={errorOf(name)}
    />
  );
}
