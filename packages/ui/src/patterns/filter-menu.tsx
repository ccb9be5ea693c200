import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fillLink, type LinkElement } from "../base/slot.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import { PopoverPanel, type PopoverButtonProps } from "../overlays/popover-panel.tsx";
import styles from "./filter-menu.module.css";

export interface FilterChoice {
  key: string;
  label: ReactNode;
  /** How many there are, at the end. */
  count?: ReactNode;
  chosen: boolean;
  link: LinkElement;
}

export interface FilterMenuProps {
  /** What is chosen among: "Sector". */
  title: string;
  /** On the button: the choice, or the title. */
  shown: string;
  on: boolean;
  align?: "start" | "end" | undefined;
  /** Without its border: an order, not a filter. */
  plain?: boolean | undefined;
  choices: readonly FilterChoice[];
}

/** One choice of a list, each an address of its own. */
export function FilterMenu({ title, shown, on, align = "start", plain, choices }: FilterMenuProps) {
  return (
    <PopoverPanel label={title} width={288} align={align} trigger={buttonOf({ title, shown, on, plain })}>
      {(close) => (
        <ul className={styles.options}>
          {choices.map(({ key, label, count, chosen, link }) => (
            <li key={key}>
              {fillLink(link, {
                className: styles.option,
                current: chosen ? "true" : undefined,
                onClick: close,
                children: (
                  <>
                    <span className={styles.check}>{chosen && <Icon icon={IconCheck} size="sm" />}</span>
                    <span>{label}</span>
                    {count !== undefined && <span className={styles.count}>{count}</span>}
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
    </PopoverPanel>
  );
}

const buttonOf = ({ title, shown, on, plain }: Pick<FilterMenuProps, "title" | "shown" | "on" | "plain">) =>
  function trigger(button: PopoverButtonProps) {
    return (
      <button
        {...button}
        type="button"
        className={cx(plain ? styles.plain : styles.chip, on && styles.on)}
        aria-label={shown === title ? undefined : `${title}: ${shown}`}
      >
        <span className={styles.shown}>{shown}</span>
        <Icon icon={IconChevronDown} size="xs" />
      </button>
    );
  };
