import { fillLink } from "../base/slot.tsx";
import { Icon, type IconShape } from "../icons/icon.tsx";
import type { NavItem } from "./nav-item.ts";
import styles from "./tab-bar.module.css";

export interface TabBarProps {
  label: string;
  /** Up to five links with icons. */
  items: readonly NavItem[];
  /** Makes the last tab a button that opens the remaining destinations. */
  more?:
    | { label: string; icon: IconShape; expanded: boolean; current?: boolean | undefined; onSelect: () => void }
    | undefined;
}

/** The navigation at the bottom of the screen on phones. Hidden on larger screens. */
export function TabBar({ label, items, more }: TabBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {items.map((item) => (
        <span key={item.id} className={styles.place}>
          {fillLink(item.link, {
            className: styles.tab,
            current: item.current ? "page" : undefined,
            children: (
              <>
                {item.icon && <Icon icon={item.icon} size="lg" />}
                <span className={styles.words}>{item.label}</span>
              </>
            ),
          })}
        </span>
      ))}
      {more && (
        <span className={styles.place}>
          <button
            type="button"
            className={styles.tab}
            aria-expanded={more.expanded}
            aria-haspopup="dialog"
            aria-current={more.current ? "true" : undefined}
            onClick={more.onSelect}
          >
            <Icon icon={more.icon} size="lg" />
            <span className={styles.words}>{more.label}</span>
          </button>
        </span>
      )}
    </nav>
  );
}
