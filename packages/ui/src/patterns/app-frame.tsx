import { IconMenu2 } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { IconButton } from "../base/icon-button.tsx";
import { SkipLink } from "../base/skip-link.tsx";
import { cx } from "../cx.ts";
import { Drawer } from "../overlays/drawer.tsx";
import type { NavGroup, NavItem } from "./nav-item.ts";
import { SideNav } from "./side-nav.tsx";
import { TabBar } from "./tab-bar.tsx";
import styles from "./app-frame.module.css";

export interface AppFrameProps {
  labels: { skip: string; nav: string; tabs: string; more: string; menu: string; closeMenu: string };
  /** The block on top of the sidebar that shows the Space and opens the context switch. */
  switcher: ReactNode;
  /** The button that opens the context switch, small, at the start of the phone's bar. */
  phoneSwitcher?: ReactNode;
  groups: readonly NavGroup[];
  /** Entries at the bottom of the sidebar: help, the user. */
  foot?: readonly NavItem[] | undefined;
  /** The first destinations, in the phone's tab bar; a menu "more" has the others. Without this prop the phone has a menu button. */
  tabs?: readonly NavItem[] | undefined;
  /** True if the current page is one of the destinations in the menu "more". */
  inMore?: boolean | undefined;
  /** The appearance: `admin` is for the back office and has a sunken background. */
  look?: "member" | "admin" | undefined;
  crumbs?: ReactNode;
  search?: ReactNode;
  /** Content at the end of the bar, such as the bell. */
  actions?: ReactNode;
  banner?: ReactNode;
  /** The actions of this page, which replace the tab bar on phones. */
  actBar?: ReactNode;
  children: ReactNode;
}

/** The frame of work pages: a sidebar (icons only on tablets), a bar of 56 px, and on phones a tab bar and a drawer. */
export function AppFrame({
  labels,
  switcher,
  phoneSwitcher,
  groups,
  foot,
  tabs,
  inMore,
  look = "member",
  crumbs,
  search,
  actions,
  banner,
  actBar,
  children,
}: AppFrameProps) {
  const [menuOpened, setMenuOpened] = useState(false);
  const openMenu = () => setMenuOpened(true);
  const closeMenu = () => setMenuOpened(false);
  const bottom = actBar ?? tabs;
  return (
    <>
      <SkipLink>{labels.skip}</SkipLink>
      {banner}
      <div className={cx(styles.shell, bottom ? styles.withBottom : undefined)}>
        <aside className={cx(styles.sidebar, look === "admin" && styles.admin)}>
          <div className={styles.sticky}>
            {switcher}
            <SideNav label={labels.nav} groups={groups} foot={foot} look={look} />
          </div>
        </aside>
        <div className={styles.column}>
          <header className={styles.bar}>
            <span className={styles.phoneStart}>
              {!tabs && <IconButton icon={IconMenu2} label={labels.menu} aria-haspopup="dialog" onClick={openMenu} />}
              {phoneSwitcher}
            </span>
            <div className={styles.crumbs}>{crumbs}</div>
            {search && <div className={styles.search}>{search}</div>}
            {actions}
          </header>
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
      {actBar ? (
        <div className={styles.actBar}>{actBar}</div>
      ) : (
        tabs && (
          <TabBar
            label={labels.tabs}
            items={tabs}
            more={{ label: labels.more, icon: IconMenu2, expanded: menuOpened, current: inMore, onSelect: openMenu }}
          />
        )
      )}
      <Drawer opened={menuOpened} onClose={closeMenu} title={labels.menu} closeLabel={labels.closeMenu} side="start">
        <SideNav label={labels.nav} groups={groups} foot={foot} look={look} inDrawer onNavigate={closeMenu} />
      </Drawer>
    </>
  );
}
