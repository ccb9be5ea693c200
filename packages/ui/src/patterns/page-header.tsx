import type { ReactNode } from "react";
import { Heading } from "../base/heading.tsx";
import { cx } from "../cx.ts";
import styles from "./page-header.module.css";

export interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title, smaller: a count. */
  count?: ReactNode;
  /** After the title: a badge. */
  badge?: ReactNode;
  /** Below: state, autosave status, facts. */
  meta?: ReactNode;
  actions?: ReactNode;
  size?: "sm" | "md" | "lg" | undefined;
  /** A dark line below: the page continues in columns. */
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
