import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { useState } from "react";
import styles from "./forms.module.css";

type Props = {
  label: string;
  hint?: string | undefined;
  optional?: string | undefined;
  value: readonly string[];
  onChange: (lines: string[]) => void;
  error?: string | undefined;
  rows?: number | undefined;
};

/** Edits a list as text, one item per line. Keeps empty lines in the text while the user types, but omits them from the value. */
export function LinesField({ value, onChange, rows = 4, ...field }: Props) {
  const [text, setText] = useState(value.join("\n"));
  return (
    <TextArea
      {...field}
      className={styles.wide}
      rows={rows}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(
          currentTarget.value
            .split("\n")
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}
