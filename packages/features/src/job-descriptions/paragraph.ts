/** One statement, with the names of the fields that it is based on. */
export type ParagraphLine = {
  readonly text: string;
  readonly from: readonly string[];
  /** Free text in the line, which the lists cannot translate. */
  readonly own?: readonly string[];
  /** The line without that free text, if something remains. */
  readonly bare?: ParagraphLine;
};

export const paragraphKeys = [
  "intro",
  "about",
  "ownWords",
  "core",
  "must",
  "nice",
  "offer",
  "selection",
  "everyone",
] as const;
export type ParagraphKey = (typeof paragraphKeys)[number];

/** Sentences, or a list under a heading. */
export type Paragraph = {
  readonly key: ParagraphKey;
  readonly heading: string | null;
  readonly lines: readonly ParagraphLine[];
};

/** The format of the editor and the page: list items begin with a dash. */
export const textOf = ({ heading, lines }: Paragraph): string =>
  heading === null
    ? lines.map(({ text }) => text).join(" ")
    : [heading, ...lines.map(({ text }) => `- ${text}`)].join("\n");

export const namesIn = ({ lines }: Paragraph): string[] => [...new Set(lines.flatMap(({ from }) => from))];
export const ownIn = ({ lines }: Paragraph): string[] => [...new Set(lines.flatMap(({ own }) => own ?? []))];
