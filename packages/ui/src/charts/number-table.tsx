import type { ReactNode } from "react";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./number-table.module.css";

export interface NumberTableProps {
  /** The caption, which names the table; screen readers read it first. */
  caption: string;
  /** The column headings. The first column names each row; the others are numbers. */
  head: readonly string[];
  rows: readonly { id: string; name: ReactNode; numbers: readonly ReactNode[] }[];
}

/** A table with the numbers behind a chart. It has few columns, so that it stays a table on phones. */
export function NumberTable({ caption, head, rows }: NumberTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, numbers }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {numbers.map((number, index) => (
              <td key={head[index + 1]}>{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
