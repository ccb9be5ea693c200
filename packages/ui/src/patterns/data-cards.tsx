import { fillLink } from "../base/slot.tsx";
import { cx } from "../cx.ts";
import type { DataTableProps } from "./data-table-types.ts";
import styles from "./data-cards.module.css";

/** The rows of a table as cards on a phone: title, detail, and the columns at the end. */
export function DataCards<Row>({ caption, columns, rows, rowKey, rowLink, selected, select }: DataTableProps<Row>) {
  const [first, ...rest] = columns;
  const at = (place: "detail" | "end" | "foot") => rest.filter((column) => column.phone === place);
  if (!first) return null;
  return (
    <ul aria-label={caption} className={styles.list}>
      {rows.map((row) => {
        const link = rowLink?.(row);
        const foot = at("foot");
        return (
          <li key={rowKey(row)} className={cx(styles.card, selected?.(row) && styles.selected)}>
            {select && <div className={styles.above}>{select.row(row)}</div>}
            <div className={styles.words}>
              <div className={styles.title}>
                {link ? fillLink(link, { className: styles.link, children: first.cell(row) }) : first.cell(row)}
              </div>
              {at("detail").map((column) => (
                <div key={column.id} className={styles.detail}>
                  {column.cell(row)}
                </div>
              ))}
              {foot.length > 0 && (
                <dl className={styles.foot}>
                  {foot.map((column) => (
                    <div key={column.id}>
                      <dt>{column.title}</dt>
                      <dd>{column.cell(row)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            {at("end").map((column) => (
              <div key={column.id} className={cx(styles.end, column.acts && styles.above)}>
                {column.cell(row)}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
