import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fillLink, type LinkElement } from "../base/slot.tsx";
import { Icon } from "../icons/icon.tsx";
import { FilterPanel, type FilterPanelProps } from "./filter-panel.tsx";
import styles from "./filter-menu.module.css";

export interface FilterChoice {
  key: string;
  label: ReactNode;
  /** The number of results with this choice, at the end of the row. */
  count?: ReactNode;
  chosen: boolean;
  link: LinkElement;
}

export interface FilterMenuProps extends Omit<FilterPanelProps, "children"> {
  choices: readonly FilterChoice[];
}

/** A filter chip with a list of choices; each choice is a link. */
export function FilterMenu({ choices, ...panel }: FilterMenuProps) {
  return <FilterPanel {...panel}>{(close) => <FilterChoices choices={choices} onChoose={close} />}</FilterPanel>;
}

export interface FilterChoicesProps {
  choices: readonly FilterChoice[];
  /** Closes the panel after a choice. Absent where several can be chosen, so that the list stays open. */
  onChoose?: (() => void) | undefined;
}

/** The list of choices in the panel of a filter. */
export function FilterChoices({ choices, onChoose }: FilterChoicesProps) {
  return (
    <ul className={styles.options}>
      {choices.map(({ key, label, count, chosen, link }) => (
        <li key={key}>
          {fillLink(link, {
            className: styles.option,
            current: chosen ? "true" : undefined,
            onClick: onChoose,
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
  );
}
