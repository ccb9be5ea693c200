import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { PopoverPanel, type PopoverButtonProps } from "../overlays/popover-panel.tsx";
import styles from "./filter-menu.module.css";

export interface FilterPanelProps {
  /** Names the filter: "Sector". */
  title: string;
  /** On the button: the choice, or the title. */
  shown: string;
  on: boolean;
  align?: "start" | "end" | undefined;
  /** Without a border: a sort order, not a filter. */
  plain?: boolean | undefined;
  icon?: IconShape | undefined;
  width?: number | undefined;
  /** Called before the user opens it, so that its content can be prefetched. */
  onNear?: (() => void) | undefined;
  children: (close: () => void) => ReactNode;
}

/** A chip with a panel under it. */
export function FilterPanel({ title, align = "start", width = 288, children, ...button }: FilterPanelProps) {
  return (
    <PopoverPanel label={title} width={width} align={align} trigger={buttonOf({ title, ...button })}>
      {children}
    </PopoverPanel>
  );
}

type ButtonProps = Omit<FilterPanelProps, "align" | "width" | "children">;

const buttonOf = ({ title, shown, on, plain, icon = IconChevronDown, onNear }: ButtonProps) =>
  function trigger(button: PopoverButtonProps) {
    return (
      <button
        {...button}
        type="button"
        className={cx(plain ? styles.plain : styles.chip, on && styles.on)}
        aria-label={shown === title ? undefined : `${title}: ${shown}`}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onNear}
      >
        <span className={styles.shown}>{shown}</span>
        <Icon icon={icon} size="xs" />
      </button>
    );
  };
