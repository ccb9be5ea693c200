import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Kbd } from "../base/kbd.tsx";
import { Icon } from "../icons/icon.tsx";
import styles from "./command-button.module.css";

export interface CommandButtonProps {
  /** The text of the button: "Search or go to…". */
  children: ReactNode;
  /** The keyboard shortcut as printed on the keys. */
  keys?: ReactNode;
  onClick: () => void;
}

/** A button that looks like a field and opens the command search. */
export function CommandButton({ children, keys, onClick }: CommandButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" className={styles.button} onClick={onClick}>
      <Icon icon={IconSearch} size="sm" />
      <span className={styles.words}>{children}</span>
      {keys && <Kbd>{keys}</Kbd>}
    </button>
  );
}
