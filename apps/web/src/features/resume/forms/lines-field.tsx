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

/** Several things, a line each. Empty lines are none, but may stand while one writes. */
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
