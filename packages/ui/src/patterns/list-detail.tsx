import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./list-detail.module.css";

export interface ListDetailProps {
  /** The bar of filters above both. */
  filters?: ReactNode;
  filtersLabel?: string | undefined;
  list: ReactNode;
  listLabel: string;
  /** The chosen one; phones open its page instead. */
  detail?: ReactNode;
  detailLabel: string;
  /** Somebody chose it: on a tablet it then lies over the list as a drawer, which otherwise has the page to itself. */
  open?: boolean | undefined;
}

/** Filters, list of 432, detail on surface. */
export function ListDetail({ filters, filtersLabel, list, listLabel, detail, detailLabel, open }: ListDetailProps) {
  return (
    <>
      {filters && (
        <search aria-label={filtersLabel} className={cx(styles.filters, open && styles.behind)}>
          <div className={styles.toolbar}>{filters}</div>
        </search>
      )}
      <main id="main" tabIndex={-1} className={cx(styles.frame, open && styles.open)}>
        <section aria-label={listLabel} className={styles.list}>
          {list}
        </section>
        <section aria-label={detailLabel} className={styles.detail}>
          {detail}
        </section>
      </main>
    </>
  );
}
