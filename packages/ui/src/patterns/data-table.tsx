import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fillLink } from "../base/slot.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../icons/icon.tsx";
import { DataCards } from "./data-cards.tsx";
import type { DataColumn, DataTableProps } from "./data-table-types.ts";
import styles from "./data-table.module.css";

/**
 * A table on larger screens, cards on phones. Both are in the DOM, and CSS shows one. Sorting and paging are links, so the URL
 * describes the view.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, density = "compact", bulk, foot, empty, select, flush } = props;
  return (
    <div className={cx(styles.card, flush && styles.flush)}>
      {bulk && <div className={styles.bulk}>{bulk}</div>}
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <div className={styles.scroll}>
            <table className={cx(styles.table, density === "compact" ? styles.compact : styles[density])}>
              <caption>
                <VisuallyHidden>{caption}</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  {select && <th className={styles.select}>{select.all}</th>}
                  {columns.map((column) => (
                    <HeadCell key={column.id} column={column} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <BodyRow key={rowKey(row)} row={row} {...props} />
                ))}
              </tbody>
            </table>
          </div>
          <DataCards {...props} />
        </>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

function HeadCell<Row>({ column }: { column: DataColumn<Row> }) {
  const { sort } = column;
  const look = cx(column.align === "end" && styles.end);
  const title: ReactNode = column.hideTitle ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title;
  if (!sort) {
    return (
      <th scope="col" className={look} style={{ width: column.width }}>
        {title}
      </th>
    );
  }
  return (
    <th
      scope="col"
      className={look}
      style={{ width: column.width }}
      aria-sort={sort.direction === "asc" ? "ascending" : sort.direction === "desc" ? "descending" : undefined}
    >
      {fillLink(sort.link, {
        className: cx(styles.sort, sort.direction && styles.sorted),
        children: (
          <>
            {title}
            {sort.direction && <Icon icon={sort.direction === "asc" ? IconArrowUp : IconArrowDown} size="xs" />}
          </>
        ),
      })}
    </th>
  );
}

function BodyRow<Row>({ row, columns, rowLink, selected, select }: { row: Row } & DataTableProps<Row>) {
  const link = rowLink?.(row);
  return (
    <tr className={cx(selected?.(row) && styles.selected, link && styles.linked)}>
      {select && <td className={styles.select}>{select.row(row)}</td>}
      {columns.map((column, index) => {
        const content = column.cell(row);
        const cell = index === 0 && link ? fillLink(link, { className: styles.rowLink, children: content }) : content;
        const look = cx(column.align === "end" && styles.end, column.acts && styles.acts);
        return index === 0 ? (
          <th key={column.id} scope="row" className={look}>
            {cell}
          </th>
        ) : (
          <td key={column.id} className={look}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
}
