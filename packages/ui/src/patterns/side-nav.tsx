import { fillLink } from "../base/slot.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import type { NavGroup, NavItem } from "./nav-item.ts";
import styles from "./side-nav.module.css";

export interface SideNavProps {
  label: string;
  groups: readonly NavGroup[];
  foot?: readonly NavItem[] | undefined;
  look?: "member" | "admin" | undefined;
  /** True in the phone's drawer, where labels are always visible. */
  inDrawer?: boolean | undefined;
  onNavigate?: (() => void) | undefined;
}

/** The links of the sidebar. In the icon rail, labels stay for screen readers and as tooltips. */
export function SideNav({ label, groups, foot, look = "member", inDrawer, onNavigate }: SideNavProps) {
  const place = (item: NavItem) => (
    <li key={item.id} title={!inDrawer && typeof item.label === "string" ? item.label : undefined}>
      {fillLink(item.link, {
        className: styles.item,
        current: item.current ? "page" : undefined,
        onClick: onNavigate,
        children: (
          <>
            {item.avatar ?? (item.icon && <Icon icon={item.icon} />)}
            <span className={styles.words}>{item.label}</span>
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </>
        ),
      })}
    </li>
  );
  return (
    <nav aria-label={label} className={cx(styles.nav, look === "admin" && styles.admin, !inDrawer && styles.rail)}>
      {groups.map((group, index) => (
        <div key={group.label ?? index}>
          {group.label && <p className={styles.label}>{group.label}</p>}
          <ul className={styles.list}>{group.items.map(place)}</ul>
        </div>
      ))}
      {foot && foot.length > 0 && <ul className={cx(styles.list, styles.foot)}>{foot.map(place)}</ul>}
    </nav>
  );
}
