import type { ReactNode } from "react";
import { SkipLink } from "../base/skip-link.tsx";
import type { LinkElement } from "../base/slot.tsx";
import { cx } from "../cx.ts";
import { TopBar } from "./top-bar.tsx";
import styles from "./focus-frame.module.css";

export interface FocusFrameProps {
  skipLabel: string;
  home: LinkElement;
  homeLabel: string;
  /** Content at the end of the bar, such as a way to leave. */
  actions?: ReactNode;
  /** The width of the content in pixels: 472 for one field, 760 for a question with choices, 1120 for a form with its preview. */
  width?: "narrow" | "medium" | "wide" | undefined;
  /** Content beside the question on larger screens, such as a preview. */
  aside?: ReactNode;
  asideLabel?: string | undefined;
  children: ReactNode;
}

/** The frame of a page with one question and one primary button. */
export function FocusFrame({
  skipLabel,
  home,
  homeLabel,
  actions,
  width = "medium",
  aside,
  asideLabel,
  children,
}: FocusFrameProps) {
  return (
    <>
      <SkipLink>{skipLabel}</SkipLink>
      <TopBar home={home} homeLabel={homeLabel} actions={actions} />
      <div className={cx(styles.frame, styles[width], aside ? styles.withAside : undefined)}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {aside && (
          <aside aria-label={asideLabel} className={styles.aside}>
            {aside}
          </aside>
        )}
      </div>
    </>
  );
}
