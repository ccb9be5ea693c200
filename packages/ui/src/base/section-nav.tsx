import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import { fillLink, type LinkElement } from "./slot.tsx";
import styles from "./section-nav.module.css";

export interface SectionLink {
  id: string;
  label: ReactNode;
  icon?: IconShape | undefined;
  link: LinkElement;
  current?: boolean | undefined;
  /** Text that screen readers get in place of the dot: "unsaved changes". */
  dirtyLabel?: string | undefined;
}

export interface SectionNavProps {
  items: readonly SectionLink[];
  label: string;
  className?: string | undefined;
}

/** Navigation between the sections of a page; the dot marks sections with unsaved changes. */
export function SectionNav({ items, label, className }: SectionNavProps) {
  return (
    <nav aria-label={label} className={cx(styles.nav, className)}>
      {items.map((item) => (
        <span key={item.id} className={styles.entry}>
          {fillLink(item.link, {
            className: styles.link,
            current: item.current ? "true" : undefined,
            children: (
              <>
                {item.icon && <Icon icon={item.icon} />}
                <span>{item.label}</span>
                {item.dirtyLabel && <span role="img" aria-label={item.dirtyLabel} className={styles.dirty} />}
              </>
            ),
          })}
        </span>
      ))}
    </nav>
  );
}
