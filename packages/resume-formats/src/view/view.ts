import type { PrintLanguage } from "../printed.ts";

/** A text and the address that it links to; null if it is not a link. */
export type LinkedText = { text: string; url: string | null };

export type ViewEntry = {
  title: string;
  /** The company with its city, or the school, of the entry. */
  org: LinkedText | null;
  when: string | null;
  /** The body of an entry: paragraphs, then bullet points, then a closing note. */
  paragraphs: string[];
  points: string[];
  note: string | null;
};

/** A section of the page. `whole` means that it is short enough to stay on one page with its heading. */
export type ViewBlock = { title: string; whole: boolean } & BlockContent;
export type BlockContent =
  | { kind: "entries"; entries: ViewEntry[] }
  /** Labels, each with its text: "Lingue: italiano, inglese". */
  | { kind: "pairs"; pairs: { label: string | null; text: string }[] }
  /** Items with their dates, one per line, such as certifications. */
  | { kind: "dated"; items: (LinkedText & { when: string | null })[] }
  /** Lines with two texts, one at each end, such as a language and its level. */
  | { kind: "levels"; items: { label: string; text: string }[] }
  | { kind: "text"; text: string };

/** The texts of a resume in order, ready for layout. */
export type ResumeView = {
  language: PrintLanguage;
  /** The title in the document's metadata. */
  title: string;
  name: string;
  role: string | null;
  contacts: LinkedText[];
  /** The paragraphs of the resume's summary. */
  summary: string[];
  main: ViewBlock[];
  /** The blocks in the side column, if the template has two columns. */
  aside: ViewBlock[];
  /** A note in small type at the end of the printed page. */
  foot: string | null;
};
