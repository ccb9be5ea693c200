import { useId, type ReactNode } from "react";
import { Chip } from "../base/chip.tsx";
import { fillLink, type LinkElement } from "../base/slot.tsx";
import styles from "./filter-group.module.css";

/** The chips of one filter under the filter's name. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <div className={styles.chips}>{children}</div>
    </div>
  );
}

export interface FilterChipProps {
  on: boolean;
  /** True if one choice must always be active, so that the active one cannot be removed. */
  stays?: boolean | undefined;
  count?: ReactNode;
  link: LinkElement;
  children: ReactNode;
}

/** One choice of a filter. Its link applies or removes the choice. */
export function FilterChip({ on, stays = false, count, link, children }: FilterChipProps) {
  return (
    <Chip on={on} removable={on && !stays} link={fillLink(link, { current: on ? "true" : undefined })}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Chip>
  );
}
