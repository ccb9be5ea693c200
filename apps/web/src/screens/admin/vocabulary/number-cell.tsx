import { useState } from "react";
import styles from "./entries-table.module.css";

type Props = { sort: number; last: number; label: string; disabled: boolean; onPlace: (sort: number) => void };

/** The position of an entry. Typing another number moves the entry there. */
export function NumberCell({ sort, last, label, disabled, onPlace }: Props) {
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    const wanted = Number(text);
    setText(null);
    if (Number.isInteger(wanted) && wanted >= 1 && Math.min(wanted, last) !== sort) onPlace(Math.min(wanted, last));
  };
  if (disabled) return <span className={styles.number}>{sort}</span>;
  return (
    <input
      className={styles.number}
      inputMode="numeric"
      aria-label={label}
      value={text ?? sort}
      onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ""))}
      onFocus={(event) => event.target.select()}
      onBlur={() => text !== null && commit()}
      onKeyDown={(event) => {
        if (event.key === "Enter" && text !== null) commit();
        if (event.key === "Escape") setText(null);
      }}
    />
  );
}
