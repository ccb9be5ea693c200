import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import type { Ref } from "react";
import { useSuggestions } from "~/shell/api/use-suggestions.ts";

type Props = {
  label: string;
  optional?: string;
  value: string;
  error: string | undefined;
  suggest: (text: string) => Promise<readonly string[]>;
  onChange: (text: string) => void;
  /** The field in the form's state, which focuses it if it is the first one with an error. */
  ref: Ref<HTMLInputElement>;
};

/** A field for free text with names to choose from. A chosen name replaces the text. */
export function NameField({ label, optional, value, error, suggest, onChange, ref }: Props) {
  const { found, suggestFor } = useSuggestions(suggest);
  return (
    <SuggestField
      ref={ref}
      label={label}
      optional={optional}
      value={value}
      error={error}
      suggestions={found.map((name) => ({ value: name, label: name }))}
      onChange={(text) => {
        onChange(text);
        suggestFor(found.includes(text) ? "" : text);
      }}
      onPick={onChange}
    />
  );
}
