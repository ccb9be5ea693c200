import type { ReactNode } from "react";
import { Heading } from "../base/heading.tsx";
import { cx } from "../cx.ts";
import styles from "./page-header.module.css";

export interface PageHeaderProps {
  title: ReactNode;
  /** A count beside the title, in smaller type. */
  count?: ReactNode;
  /** A badge after the title. */
  badge?: ReactNode;
  /** A line below the title with state, autosave status or facts. */
  meta?: ReactNode;
  actions?: ReactNode;
  size?: "sm" | "md" | "lg" | undefined;
  /** Draws a dark line below the header, where the page continues in columns. */
  ruled?: boolean | undefined;
}

/** The title row of a work page. */
export function PageHeader({ title, count, badge, meta, actions, size = "md", ruled }: PageHeaderProps) {
  return (
    <header className={cx(styles.header, ruled && styles.ruled)}>
      <div className={styles.words}>
        <div className={styles.titleRow}>
          <Heading level={1} size={size}>
            {title}
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </Heading>
          {badge}
        </div>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
