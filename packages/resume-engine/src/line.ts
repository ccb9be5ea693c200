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
  /** How sure the recogniser was of a scan's word, from 0 to 1; what was written has none. */
  confidence?: number;
};

/**
 * A line as a reader sees it, the same for a PDF, a Word file and a scan: what comes after knows nothing of formats. In reading
 * order; its place in the list is its id.
 */
export type Line = {
  /** From 1; 0 where the format has no pages. */
  page: number;
  box: Box;
  /** A wide gap between words of one line (a title, and its dates at the right margin) is a tab. */
  text: string;
  /** Their texts one after the other are the line's, but for blanks and tabs. */
  runs: Run[];
  /** Which of the page's columns it stands in, from 0; -1 across all of them. */
  column: number;
  /** In a table: its row and cell; lines of one row are a label and its values. */
  cell: { table: number; row: number; column: number } | null;
  /** A heading by its markup (Word's styles), 1 to 6. */
  heading: number | null;
  /** A list item by its markup, its bullet or its indentation; the bullet itself is not in the text. */
  bullet: boolean;
  /** White space above it, in points, from the line before it in its column. */
  above: number;
  /** An address behind the words. */
  links: string[];
};

export type Pages = { width: number; height: number }[];

/** What every format becomes before it is understood. */
export type LineModel = { lines: Line[]; pages: Pages; hidden: HiddenText[] };
