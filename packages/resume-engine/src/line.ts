import type { Box, HiddenText } from "@orbita/contract";

/** A stretch of a line in one style; in a scan, a word. */
export type Run = {
  text: string;
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
  colour: string;
  box: Box;
  /** The OCR confidence of a scanned word, from 0 to 1; absent for real text. */
  confidence?: number;
};

/**
 * A line as a reader sees it, the same for a PDF, a Word file and a scan, so that later steps do not depend on formats. Lines are in
 * reading order; the index in the list is the id.
 */
export type ResumeLine = {
  /** From 1; 0 if the format has no pages. */
  page: number;
  box: Box;
  /** A wide gap between words of one line (a title, and its dates at the right margin) is a tab. */
  text: string;
  /** The concatenated texts equal the line's text except for blanks and tabs. */
  runs: Run[];
  /** The page column, from 0; -1 if the line spans all columns. */
  column: number;
  /** The row and cell in a table; lines of one row are a label and its values. */
  cell: { table: number; row: number; column: number } | null;
  /** The heading level by markup (Word's styles), 1 to 6. */
  heading: number | null;
  /** Whether it is a list item, by its markup, bullet or indentation; the text does not contain the bullet. */
  bullet: boolean;
  /** White space above it, in points, from the line before it in its column. */
  above: number;
  /** The addresses that its words link to. */
  links: string[];
};

export type Pages = { width: number; height: number }[];

/** The common form of all formats before interpretation. */
export type LineModel = { lines: ResumeLine[]; pages: Pages; hidden: HiddenText[] };
