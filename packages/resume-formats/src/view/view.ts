import type { PrintLanguage } from "../printed.ts";

/** A text with its link. */
export type Linked = { text: string; url: string | null };

export type Entry = {
  title: string;
  /** The company and its city, or the school. */
  org: Linked | null;
  when: string | null;
  /** Paragraphs, then bullet points, then a closing note. */
  paragraphs: string[];
  points: string[];
  note: string | null;
};

/** `whole`: short enough to stay on one page with its heading. */
export type Block = { title: string; whole: boolean } & Content;
export type Content =
  | { kind: "entries"; entries: Entry[] }
  /** A label and its text: "Lingue: italiano, inglese". */
  | { kind: "pairs"; pairs: { label: string | null; text: string }[] }
  /** One line per item, with its date. */
  | { kind: "dated"; items: (Linked & { when: string | null })[] }
  /** Two texts per line, one at each end. */
  | { kind: "levels"; items: { label: string; text: string }[] }
  | { kind: "text"; text: string };

/** The texts of a resume in order, ready for layout. */
export type View = {
  language: PrintLanguage;
  /** The title of the document. */
  title: string;
  name: string;
  role: string | null;
  contacts: Linked[];
  /** Paragraphs. */
  summary: string[];
  main: Block[];
  /** Beside the main column, if the template has two columns. */
  aside: Block[];
  /** In small type at the end. */
  foot: string | null;
};
