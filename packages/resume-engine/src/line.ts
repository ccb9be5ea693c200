import type { TextBox, HiddenText } from "@orbita/contract";

/** A stretch of a line in one style. In a scan, each word is a run. */
export type TextRun = {
  text: string;
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
  colour: string;
  box: TextBox;
  /** The OCR confidence of a scanned word, from 0 to 1; absent for real text. */
  confidence?: number;
};

/**
 * A line as a reader sees it, the same for a PDF, a Word file and a scan, so that later steps do not depend on formats. Lines are in
 * reading order; the index in the list is the id.
 */
export type ResumeLine = {
  /** The page number, from 1; 0 if the format has no pages. */
  page: number;
  box: TextBox;
  /** The text of the line. A wide gap between its words, as between a title and the dates at the right margin, is a tab. */
  text: string;
  /** The stretches of the line by style. Joined, their texts equal the line's text except for blanks and tabs. */
  runs: TextRun[];
  /** The column of the page, from 0; -1 if the line spans all columns. */
  column: number;
  /** The row and cell of the line in a table. The lines of one row are a label and its values. */
  cell: { table: number; row: number; column: number } | null;
  /** The heading level from 1 to 6, if the markup states it (Word's styles). */
  heading: number | null;
  /** Whether the line is a list item, by its markup, bullet or indentation. Its text does not contain the bullet. */
  bullet: boolean;
  /** White space in points between this line and the line above it in the same column. */
  above: number;
  /** The addresses that words of the line link to. */
  links: string[];
};

export type PageSizes = { width: number; height: number }[];

/** The content of a document as lines, in the same form for all formats, before it is interpreted. */
export type LineModel = { lines: ResumeLine[]; pages: PageSizes; hidden: HiddenText[] };
