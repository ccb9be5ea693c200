import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./list-detail.module.css";

export interface ListDetailProps {
  /** The bar of filters above both. */
  filters?: ReactNode;
  filtersLabel?: string | undefined;
  list: ReactNode;
  listLabel: string;
  /** The selected item; phones open its page instead. */
  detail?: ReactNode;
  detailLabel: string;
  /** The user selected the item: on a tablet it then covers the list as a drawer. Otherwise the list fills the page. */
  open?: boolean | undefined;
}

/** Filters, a list of 432 px, and the detail on the surface colour. */
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
