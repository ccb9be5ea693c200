/** One thing that is said, by the names of the fields that say it. */
export type Line = {
  readonly text: string;
  readonly from: readonly string[];
  /** Words of somebody's own in it, which no list translates. */
  readonly own?: readonly string[];
  /** The same without those words, where something is left to say. */
  readonly bare?: Line;
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

/** Sentences, or under a heading a list. */
export type Paragraph = {
  readonly key: ParagraphKey;
  readonly heading: string | null;
  readonly lines: readonly Line[];
};

/** As the editor and the page read it: a dash begins what is listed. */
export const textOf = ({ heading, lines }: Paragraph): string =>
  heading === null
    ? lines.map(({ text }) => text).join(" ")
    : [heading, ...lines.map(({ text }) => `- ${text}`)].join("\n");

export const namesIn = ({ lines }: Paragraph): string[] => [...new Set(lines.flatMap(({ from }) => from))];
export const ownIn = ({ lines }: Paragraph): string[] => [...new Set(lines.flatMap(({ own }) => own ?? []))];
