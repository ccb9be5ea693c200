import { IconX } from "@tabler/icons-react";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { fillLink, type LinkElement } from "./slot.tsx";
import styles from "./chip.module.css";

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
  on?: boolean | undefined;
  /** Draws the chip with a dashed border, which means that the choice is not made yet. */
  dashed?: boolean | undefined;
  size?: "md" | "lg" | undefined;
  icon?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
  /** Marks a filter that can be removed, and shows a cross. With `link` or `onClick`, a press anywhere on the chip removes it. */
  removable?: boolean | undefined;
  link?: LinkElement | undefined;
  /** The accessible name of a removable chip: "Remove: from 35,000 €". */
  label?: string | undefined;
  className?: string | undefined;
}

/** A choice or a removable filter. Without `link` or `onClick` it is only a label. A menu can take it as its button. */
export function Chip({
  children,
  on,
  dashed,
  size = "md",
  icon,
  iconEnd,
  removable,
  link,
  onClick,
  label,
  className,
  ...button
}: ChipProps) {
  const look = cx(styles.chip, on && styles.on, dashed && styles.dashed, size === "lg" && styles.lg, className);
  const tail = removable ? IconX : iconEnd;
  const content = (
    <>
      {icon && <Icon icon={icon} size="xs" />}
      {children}
      {tail && <Icon icon={tail} size="xs" className={styles.tail} />}
    </>
  );
  if (link) return fillLink(link, { className: cx(look, styles.act), label, children: content });
  if (!onClick) return <span className={look}>{content}</span>;
  return (
    <button
      {...button}
      type="button"
      className={cx(look, styles.act)}
      onClick={onClick}
      aria-label={label}
      aria-pressed={removable || button["aria-haspopup"] ? undefined : on}
    >
      {content}
    </button>
  );
}
