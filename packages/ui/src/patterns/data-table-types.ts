import type { ReactNode } from "react";
import type { LinkElement } from "../base/slot.tsx";

export interface DataColumn<Row> {
  id: string;
  title: ReactNode;
  /** Read, not drawn: the column of acts. */
  hideTitle?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Numbers and dates at the end. */
  align?: "start" | "end" | undefined;
  width?: number | string | undefined;
  /** A link that sorts by this column, or turns the order. */
  sort?: { link: LinkElement; direction: "asc" | "desc" | null } | undefined;
  /** Where the column goes on a phone's card; the first column is the title. Columns without it are left out there. */
  phone?: "detail" | "end" | "foot" | undefined;
  /** Holds buttons: stays above the row's link. */
  acts?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** What the table lists, read before it. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the whole row a link; its words are the first column's. */
  rowLink?: ((row: Row) => LinkElement) | undefined;
  selected?: ((row: Row) => boolean) | undefined;
  /** Boxes at the start: for all in the head, for each in its row. */
  select?: { all: ReactNode; row: (row: Row) => ReactNode } | undefined;
  /** The bar on top while rows are chosen. */
  bulk?: ReactNode;
  /** 40 px for work, 48 elsewhere, 52 for rows of two lines. */
  density?: "compact" | "regular" | "tall" | undefined;
  /** Inside a card, whose frame it needs no second time. */
  flush?: boolean | undefined;
  /** In place of the table when there is no row: a `StateView`. */
  empty?: ReactNode;
  /** Below: the `Pagination`. */
  foot?: ReactNode;
}
