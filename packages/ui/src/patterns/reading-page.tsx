import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./reading-page.module.css";

export interface ReadingPageProps {
  crumbs?: ReactNode;
  /** Content that is sticky at the end of the page on desktop, and below the text elsewhere. */
  aside?: ReactNode;
  asideLabel?: string | undefined;
  /** The action on phones, fixed at the bottom in place of the tab bar. */
  actBar?: ReactNode;
  actBarLabel?: string | undefined;
  /** Content below both columns, and on phones below the aside too, such as links to similar pages. */
  after?: ReactNode;
  children: ReactNode;
}

/** The layout of a page to read: breadcrumb, text, and the action beside it. */
export function ReadingPage({ crumbs, aside, asideLabel, actBar, actBarLabel, after, children }: ReadingPageProps) {
  return (
    <>
      <main id="main" tabIndex={-1} className={cx(styles.page, actBar ? styles.withBar : undefined)}>
        {crumbs}
        <div className={cx(styles.columns, aside ? styles.withAside : undefined)}>
          <article className={styles.text}>{children}</article>
          {aside && (
            <aside aria-label={asideLabel} className={styles.aside}>
              {aside}
            </aside>
          )}
        </div>
        {after}
      </main>
      {actBar && (
        <section aria-label={actBarLabel} className={styles.bar}>
          {actBar}
        </section>
      )}
    </>
  );
}
