import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./list-detail.module.css";

export interface ListDetailProps {
  /** The bar of filters above the list and the detail. */
  filters?: ReactNode;
  filtersLabel?: string | undefined;
  list: ReactNode;
  listLabel: string;
  /** The selected item. On phones it is not shown, because the list opens the item's page instead, unless it is `inPlace`. */
  detail?: ReactNode;
  detailLabel: string;
  /**
   * True if the user has selected an item: on a tablet the detail then covers the list as a drawer. Otherwise the list fills the
   * page.
   */
  open?: boolean | undefined;
  /** True if an open item takes the place of the list on phones. */
  inPlace?: boolean | undefined;
}

/** A page with filters, a list of 432 px, and the detail of the selected item beside it. */
export function ListDetail({ filters, filtersLabel, list, listLabel, detail, detailLabel, ...state }: ListDetailProps) {
  const { open, inPlace } = state;
  return (
    <>
      {filters && (
        <search aria-label={filtersLabel} className={cx(styles.filters, open && styles.behind)}>
          <div className={styles.toolbar}>{filters}</div>
        </search>
      )}
      <main id="main" tabIndex={-1} className={cx(styles.frame, open && styles.open, open && inPlace && styles.alone)}>
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
