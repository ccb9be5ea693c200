import type { ReactNode } from "react";
import type { LinkElement } from "../base/slot.tsx";

export interface DataColumn<Row> {
  id: string;
  title: ReactNode;
  /** For screen readers only: the column of actions. */
  hideTitle?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** `end` is for numbers and dates. */
  align?: "start" | "end" | undefined;
  width?: number | string | undefined;
  /** A link that sorts by this column, or reverses the order. */
  sort?: { link: LinkElement; direction: "asc" | "desc" | null } | undefined;
  /** The column's position on a phone's card; the first column is the title. Columns without it are left out there. */
  phone?: "detail" | "end" | "foot" | undefined;
  /** Contains buttons: stays above the row's link. */
  acts?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** Names the table; read before it. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the whole row a link; its text is the first column's. */
  rowLink?: ((row: Row) => LinkElement) | undefined;
  selected?: ((row: Row) => boolean) | undefined;
  /** Checkboxes at the start: for all in the header, for each in its row. */
  select?: { all: ReactNode; row: (row: Row) => ReactNode } | undefined;
  /** The bar on top while rows are selected. */
  bulk?: ReactNode;
  /** 40 px for work, 48 elsewhere, 52 for rows of two lines. */
  density?: "compact" | "regular" | "tall" | undefined;
  /** Inside a card, which already has a frame. */
  flush?: boolean | undefined;
  /** Replaces the table when there are no rows: a `StateView`. */
  empty?: ReactNode;
  /** Below: the `Pagination`. */
  foot?: ReactNode;
}
