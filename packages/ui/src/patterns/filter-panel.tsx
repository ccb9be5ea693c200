import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { PopoverPanel, type PopoverButtonProps } from "../overlays/popover-panel.tsx";
import styles from "./filter-menu.module.css";

export interface FilterPanelProps {
  /** The name of the filter: "Sector". */
  title: string;
  /** The text on the button: the current choice, or the title. */
  shown: string;
  on: boolean;
  align?: "start" | "end" | undefined;
  /** Draws the button without a border, for a sort order that is not a filter. */
  plain?: boolean | undefined;
  icon?: IconShape | undefined;
  width?: number | undefined;
  /** Called before the user opens the panel, so that its content can be prefetched. */
  onNear?: (() => void) | undefined;
  children: (close: () => void) => ReactNode;
}

/** A filter chip that opens a panel under it. */
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
