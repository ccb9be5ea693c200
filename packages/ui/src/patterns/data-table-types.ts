import type { ReactNode } from "react";
import type { LinkElement } from "../base/slot.tsx";

export interface DataColumn<Row> {
  id: string;
  title: ReactNode;
  /** Shows the title to screen readers only, as for the column of actions. */
  hideTitle?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** The alignment; `end` is for numbers and dates. */
  align?: "start" | "end" | undefined;
  width?: number | string | undefined;
  /** A link that sorts by this column, or reverses the order. */
  sort?: { link: LinkElement; direction: "asc" | "desc" | null } | undefined;
  /** The position of the column on a phone's card. The first column is the title; other columns without a position are left out. */
  phone?: "detail" | "end" | "foot" | undefined;
  /** True if the column contains buttons, which must stay above the row's link. */
  acts?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** The accessible name of the table, which screen readers read before it. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the whole row a link; its text is the first column's. */
  rowLink?: ((row: Row) => LinkElement) | undefined;
  selected?: ((row: Row) => boolean) | undefined;
  /** Checkboxes at the start of the table: one for all rows in the header, and one in each row. */
  select?: { all: ReactNode; row: (row: Row) => ReactNode } | undefined;
  /** The bar above the table while rows are selected. */
  bulk?: ReactNode;
  /** The height of the rows: 40 px for work, 48 elsewhere, 52 for rows of two lines. */
  density?: "compact" | "regular" | "tall" | undefined;
  /** Leaves out the frame, for a table inside a card, which already has one. */
  flush?: boolean | undefined;
  /** Content that replaces the table when there are no rows: a `StateView`. */
  empty?: ReactNode;
  /** Content below the table: the `Pagination`. */
  foot?: ReactNode;
}
