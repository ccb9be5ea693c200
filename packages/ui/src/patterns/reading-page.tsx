import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./reading-page.module.css";

export interface ReadingPageProps {
  crumbs?: ReactNode;
  /** Sticky at the end on desktop, below the text elsewhere. */
  aside?: ReactNode;
  asideLabel?: string | undefined;
  /** Phones: the action, fixed at the bottom in place of the tab bar. */
  actBar?: ReactNode;
  actBarLabel?: string | undefined;
  /** Below both columns, and on phones below the aside too: where to go next. */
  after?: ReactNode;
  children: ReactNode;
}

/** Breadcrumb, text, and the action beside it. */
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
