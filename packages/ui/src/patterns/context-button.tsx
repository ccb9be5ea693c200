import { IconSelector } from "@tabler/icons-react";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./context-button.module.css";

export interface ContextButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "className" | "children" | "name"
> {
  /** The accessible name: the action and the current context, as in "Switch: Lanterna". */
  label: string;
  avatar: ReactNode;
  /** The text beside the avatar: the name of the user or the Space. */
  name: ReactNode;
  /** A line below the name, only for `block`; the pill in the top bar has none. */
  detail?: string | undefined;
  /** The appearance: `pill` in the top bar, `block` on top of the sidebar. */
  look: "pill" | "block";
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that shows the person or Space that the user acts as, and opens the context switch. */
export function ContextButton({ label, avatar, name, detail, look, ...rest }: ContextButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={detail ? `${label} ${detail}` : label}
      className={cx(styles.context, styles[look])}
    >
      {avatar}
      <span className={styles.words}>
        {name} {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <Icon icon={IconSelector} size={look === "pill" ? "xs" : "sm"} className={styles.chevron} />
    </button>
  );
}
