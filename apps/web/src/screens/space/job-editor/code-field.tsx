import type { LabelledCode, VocabularyType } from "@orbita/contract";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { ValueField } from "~/domain/vocabulary/value-field.tsx";
import { useEditor } from "./editor-context.tsx";
import type { EditorValues } from "./editor-form.ts";
import { useFieldError } from "./judged.ts";

const types = {
  contractType: "contract_type",
  contractEconomicType: "contract_economic_type",
  travelType: "travel_type",
  workplaceType: "workplace_type",
  ccnl: "ccnl",
} as const satisfies Partial<Record<keyof EditorValues, VocabularyType>>;

type Props = {
  name: keyof typeof types;
  label: string;
  hint?: ReactNode;
  onChosen?: ((code: string | null) => void) | undefined;
};

/**
 * Selects a code from a value list.
 * The form stores the code; its label comes from the post, or from the value list if the user chose it just now.
 */
export function CodeField({ name, label, hint, onChosen }: Props) {
  const { form, labels, learn, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name });
  const error = useFieldError(name);
  const code: string | null = field.value;
  const named = (of: string): LabelledCode => ({ code: of, ...(labels[of] ?? { it: of, en: null }) });
  return (
    <ValueField
      id={name}
      name={name}
      type={types[name]}
      label={label}
      hint={hint}
      value={code ? named(code) : null}
      onChange={(value) => {
        if (value) learn(value);
        field.onChange(value?.code ?? null);
        onChosen?.(value?.code ?? null);
      }}
      onBlur={field.onBlur}
      readOnly={readOnly}
      error={error}
    />
  );
}
