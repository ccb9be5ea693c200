import type { LineLabel } from "./labels.ts";

/** The resume field that a piece of text is a value of. */
export type MarkedField =
  | "name" | "email" | "phone" | "city" | "link" | "headline"
  | "exp.title" | "exp.company" | "exp.city" | "exp.dates" | "exp.text"
  | "edu.degree" | "edu.institution" | "edu.city" | "edu.dates" | "edu.grade" | "edu.thesis"
  | "skill" | "softSkill" | "language" | "level" | "certificate" | "course" | "interest"; // prettier-ignore

export type FontStyle = { size?: number; bold?: boolean; italic?: boolean; colour?: string };
export type Span = FontStyle & { text: string; field?: MarkedField; entry?: number };

/** A paragraph of a generated CV: text, style and meaning. */
export type Block = FontStyle & {
  label: LineLabel;
  spans: Span[];
  /** Text at the right margin of the same line as the block. */
  right?: Span[];
  /** For a row of a table: the paragraphs of each cell. The block's own spans are then empty. */
  cells?: Block[][];
  /** True if the block is the first line of an entry. */
  begins?: boolean;
  /** The list mark before the block, which is not part of the text. */
  bullet?: string;
  /** The indentation of the block in points. */
  indent?: number;
  above?: number;
  align?: "left" | "center" | "right";
  /** The column of the block, from 0, left to right; -1 spans the page. */
  column?: number;
  /** The heading level in the file's markup, for file formats that have one. */
  level?: number;
  /** Draws a line below the block or a background behind it; the text is unaffected. */
  rule?: boolean;
  /** For a skill with a drawn bar beside it: how full the bar is, from 0 to 1. */
  bar?: number;
};

export type ResumeSheet = {
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
  /** `flow` is a word processor's file, which has paragraphs without positions; a `page` has both. */
  paper: "page" | "flow";
  /** The blocks in reading order: those across the page, then column by column, then those across again. */
  blocks: Block[];
};
