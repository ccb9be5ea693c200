import { IconSelector } from "@tabler/icons-react";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./context-button.module.css";

export interface ContextButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "className" | "children" | "name"
> {
  /** Names the action and the current context: "Switch: Lanterna". */
  label: string;
  avatar: ReactNode;
  /** Text beside the avatar. */
  name: ReactNode;
  /** A line below the name; the pill of the top bar has none. */
  detail?: string | undefined;
  /** `pill` in the top bar, `block` on top of the sidebar. */
  look: "pill" | "block";
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Shows the person or Space that the user acts as; opens the context switch. */
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
