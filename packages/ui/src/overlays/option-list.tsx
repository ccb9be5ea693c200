import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./option-list.module.css";

export interface OptionItem {
  id: string;
  /** An icon or an avatar before the item's text. */
  mark: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
}

export interface OptionGroup {
  id: string;
  label: string;
  items: readonly OptionItem[];
}

export interface OptionListProps {
  /** The prefix of all ids: the list is `${id}-list`, an option `${id}-${item.id}`. */
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  /** The id of the item that Enter would choose. */
  active: string | undefined;
  onPick: (id: string) => void;
  onPoint: (id: string) => void;
  /** Puts the group labels into a column of their own, with lines between the groups, except on phones. */
  columns?: boolean | undefined;
}

/** The index of the item that an arrow key moves to; undefined for other keys. `at` is -1 if no item is active. */
export function arrowStep(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1;
  return undefined;
}

/** The options of a combobox, in groups. The focus stays in its text field, which handles the keys. */
export function OptionList({ id, label, groups, active, onPick, onPoint, columns }: OptionListProps) {
  return (
    <div role="listbox" id={`${id}-list`} aria-label={label} className={cx(styles.list, columns && styles.columns)}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.label} className={styles.group}>
          <p role="presentation" className={styles.label}>
            {group.label}
          </p>
          <div role="presentation">
            {group.items.map((item) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the field's
              <div
                key={item.id}
                id={`${id}-${item.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={item.id === active}
                className={cx(styles.item, item.id === active && styles.active)}
                // Prevents a press on the list from taking the focus from the field.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => onPoint(item.id)}
                onClick={() => onPick(item.id)}
              >
                {item.mark}
                <span className={styles.words}>{item.label}</span>
                {item.hint && <span className={styles.hint}>{item.hint}</span>}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
