import type { ReactNode } from "react";
import { SkipLink } from "../base/skip-link.tsx";
import { cx } from "../cx.ts";
import { TopBar, type TopBarProps } from "./top-bar.tsx";
import styles from "./top-bar-frame.module.css";

export interface TopBarFrameProps extends TopBarProps {
  skipLabel: string;
  /** A message about the whole account, on top of the page. */
  banner?: ReactNode;
  /** The `TabBar`, only for phones. */
  tabBar?: ReactNode;
  footer?: ReactNode;
  /** The page, which must have its own `main` with the id "main". */
  children: ReactNode;
}

/** The frame of reading pages: skip link, top bar, page, footer, and the phone's tab bar. */
export function TopBarFrame({ skipLabel, banner, tabBar, footer, children, ...bar }: TopBarFrameProps) {
  return (
    <div className={cx(styles.frame, tabBar ? styles.withTabs : undefined)}>
      <SkipLink>{skipLabel}</SkipLink>
      {banner}
      <TopBar {...bar} />
      <div className={styles.page}>{children}</div>
      {footer}
      {tabBar}
    </div>
  );
}
