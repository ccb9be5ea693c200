import type { LineLabel } from "./labels.ts";

/** The kind of a value in a stretch of text, to train a reader of fields. */
export type MarkedField =
  | "name" | "email" | "phone" | "city" | "link" | "headline"
  | "exp.title" | "exp.company" | "exp.city" | "exp.dates" | "exp.text"
  | "edu.degree" | "edu.institution" | "edu.city" | "edu.dates" | "edu.grade" | "edu.thesis"
  | "skill" | "softSkill" | "language" | "level" | "certificate" | "course" | "interest"; // prettier-ignore

export type FontStyle = { size?: number; bold?: boolean; italic?: boolean; colour?: string };
export type Span = FontStyle & { text: string; field?: MarkedField; entry?: number };

/** A paragraph as an author of a CV thinks of it: text, style and meaning. */
export type Block = FontStyle & {
  label: LineLabel;
  spans: Span[];
  /** Text at the right margin of the same line. */
  right?: Span[];
  /** A row of a table: the paragraphs of each cell; the block's own spans are empty. */
  cells?: Block[][];
  /** The first line of an entry. */
  begins?: boolean;
  /** The mark before it, which is not part of the text. */
  bullet?: string;
  /** In points. */
  indent?: number;
  above?: number;
  align?: "left" | "center" | "right";
  /** -1 spans the page, otherwise from 0, left to right. */
  column?: number;
  /** A heading level by markup, if the writer supports it. */
  level?: number;
  /** A line below or a background behind it; the text is unaffected. */
  rule?: boolean;
  /** How full the bar beside it is, from 0 to 1. */
  bar?: number;
};

export type Sheet = {
  id: string;
  family: string;
  language: "it" | "en" | "mixed";
  font: string;
  size: number;
  /** The line height as a multiple of the font size. */
  pitch: number;
  margin: number;
  /** The widths of the columns, as shares of the page; [1] for a single column. */
  columns: number[];
  /** The widths of the cells of a table row, as shares of its column. */
  cells: number[];
  /** The background colours of the columns. */
  grounds: (string | null)[];
  /** A word processor's file has paragraphs without positions; a page has both. */
  paper: "page" | "flow";
  /** In reading order: across, column by column, across. */
  blocks: Block[];
};
