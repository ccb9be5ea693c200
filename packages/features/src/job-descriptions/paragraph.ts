/** A line of a drafted paragraph, with the names of the fields that it is based on. */
export type ParagraphLine = {
  readonly text: string;
  readonly from: readonly string[];
  /** The parts of this line that are the author's free text. They are not in the taxonomy and may stay untranslated. */
  readonly own?: readonly string[];
  /** The same line without the author's free text; omitted if the line consists of nothing else. */
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

/** A drafted paragraph: sentences, or a list under a heading. */
export type AdParagraph = {
  readonly key: ParagraphKey;
  readonly heading: string | null;
  readonly lines: readonly ParagraphLine[];
};

/** The text of a paragraph in the format of the editor and the public page: list items begin with a dash. */
export const textOf = ({ heading, lines }: AdParagraph): string =>
  heading === null
    ? lines.map(({ text }) => text).join(" ")
    : [heading, ...lines.map(({ text }) => `- ${text}`)].join("\n");

export const namesInParagraph = ({ lines }: AdParagraph): string[] => [...new Set(lines.flatMap(({ from }) => from))];
export const ownIn = ({ lines }: AdParagraph): string[] => [...new Set(lines.flatMap(({ own }) => own ?? []))];
