import type { ReactNode } from "react";
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
}

/** Filters, list of 432, detail on surface. */
export function ListDetail({ filters, filtersLabel, list, listLabel, detail, detailLabel }: ListDetailProps) {
  return (
    <>
      {filters && (
        <search aria-label={filtersLabel} className={styles.filters}>
          <div className={styles.toolbar}>{filters}</div>
        </search>
      )}
      <main id="main" tabIndex={-1} className={styles.frame}>
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
