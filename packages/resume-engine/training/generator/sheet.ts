import type { LineLabel } from "./labels.ts";

/** A value that a stretch of text is: what a reader of fields learns from. */
export type MarkedField =
  | "name" | "email" | "phone" | "city" | "link" | "headline"
  | "exp.title" | "exp.company" | "exp.city" | "exp.dates" | "exp.text"
  | "edu.degree" | "edu.institution" | "edu.city" | "edu.dates" | "edu.grade" | "edu.thesis"
  | "skill" | "softSkill" | "language" | "level" | "certificate" | "course" | "interest"; // prettier-ignore

export type Look = { size?: number; bold?: boolean; italic?: boolean; colour?: string };
export type Span = Look & { text: string; field?: MarkedField; entry?: number };

/** A paragraph as whoever writes a CV thinks of it: what it says, how it looks, and what it is. */
export type Block = Look & {
  label: LineLabel;
  spans: Span[];
  /** At the right margin of the same line. */
  right?: Span[];
  /** A row of a table: the paragraphs of each cell; the block's own spans are empty. */
  cells?: Block[][];
  /** The first line of an entry. */
  begins?: boolean;
  /** The sign before it; of no text of its own. */
  bullet?: string;
  /** In points. */
  indent?: number;
  above?: number;
  align?: "left" | "center" | "right";
  /** -1 across the page, else from 0, left to right. */
  column?: number;
  /** A heading by its markup, where the writer has such a thing. */
  level?: number;
  /** A line below or a ground behind it; nothing to the text. */
  rule?: boolean;
  /** How full a bar beside it is drawn, from 0 to 1. */
  bar?: number;
};

export type Sheet = {
  id: string;
  family: string;
  language: "it" | "en" | "mixed";
  font: string;
  size: number;
  /** The height of a line of text, in sizes. */
  pitch: number;
  margin: number;
  /** Widths of the columns, as shares of the page; a single one is [1]. */
  columns: number[];
  /** Widths of the cells of a table row, as shares of its column. */
  cells: number[];
  /** What stands behind a column. */
  grounds: (string | null)[];
  /** A word processor's file has paragraphs and no places; a page has both. */
  paper: "page" | "flow";
  /** In the order of reading: across, column by column, across. */
  blocks: Block[];
};
