import type { ReactNode } from "react";
import { fillLink, type LinkElement } from "../base/slot.tsx";
import { Logo } from "../icons/logo.tsx";
import type { NavItem } from "./nav-item.ts";
import styles from "./top-bar.module.css";

export interface TopBarProps {
  /** The link behind the logo; `homeLabel` is its accessible name. */
  home: LinkElement;
  homeLabel: string;
  nav?: readonly NavItem[] | undefined;
  navLabel?: string | undefined;
  /** Content at the end of the bar: search, notifications, the user, or sign in and register. */
  actions?: ReactNode;
}

/** The bar of reading pages: 64 px, aligned with the content; phones keep the logo and the actions. */
export function TopBar({ home, homeLabel, nav, navLabel, actions }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {fillLink(home, { className: styles.home, label: homeLabel, children: <Logo name={homeLabel} /> })}
      {nav && nav.length > 0 && (
        <nav aria-label={navLabel} className={styles.nav}>
          <ul>
            {nav.map((item) => (
              <li key={item.id}>
                {fillLink(item.link, {
                  className: styles.link,
                  current: item.current ? "page" : undefined,
                  children: (
                    <>
                      {item.label}
                      {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.end}>{actions}</div>
    </header>
  );
}
