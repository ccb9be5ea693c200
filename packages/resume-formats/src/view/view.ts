import type { PrintLanguage } from "../printed.ts";

/** Words with the address behind them. */
export type Linked = { text: string; url: string | null };

export type Entry = {
  title: string;
  /** Where: the company and its city, or the school. */
  org: Linked | null;
  when: string | null;
  /** Paragraphs, then points, then what stands at the end. */
  paragraphs: string[];
  points: string[];
  note: string | null;
};

/** `whole`: short enough to stand on one page with its heading. */
export type Block = { title: string; whole: boolean } & Content;
export type Content =
  | { kind: "entries"; entries: Entry[] }
  /** A label and its words: "Lingue: italiano, inglese". */
  | { kind: "pairs"; pairs: { label: string | null; text: string }[] }
  /** A line each, with its date. */
  | { kind: "dated"; items: (Linked & { when: string | null })[] }
  /** Two words on a line, at its two ends. */
  | { kind: "levels"; items: { label: string; text: string }[] }
  | { kind: "text"; text: string };

/** A resume in words, in its order: what is left is to set it. */
export type View = {
  language: PrintLanguage;
  /** Of the document. */
  title: string;
  name: string;
  role: string | null;
  contacts: Linked[];
  /** Paragraphs. */
  summary: string[];
  main: Block[];
  /** Beside the rest, where a template has two columns. */
  aside: Block[];
  /** In small type at the end. */
  foot: string | null;
};
