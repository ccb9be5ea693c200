import { styleKey, type Paragraph } from "../segment/paragraphs.ts";

/** The style of a paragraph relative to the rest of its document, in a few categories. */
export type RelativeStyle = {
  size: string;
  bold: string;
  caps: string;
  italic: string;
  colour: string;
  heading: string;
  above: number;
  below: number;
  indent: number;
  column: string;
  cell: string;
  at: number;
  from: number;
  /** The share of the document's paragraphs that have this paragraph's style, and whether its neighbours have it. */
  share: number;
  same: string;
};

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const step = (value: number, edges: readonly number[]): number => {
  const at = edges.findIndex((edge) => value < edge);
  return at === -1 ? edges.length : at;
};

type BodyStyle = {
  size: number;
  bold: boolean;
  colour: string;
  gap: number;
  lefts: Map<number, number>;
  shares: Map<string, number>;
};

/** Returns the style that most of the document's text has. */
function bodyOf(paragraphs: readonly Paragraph[]): BodyStyle {
  const letters = new Map<string, { paragraph: Paragraph; sum: number }>();
  const shares = new Map<string, number>();
  const lefts = new Map<number, number>();
  for (const paragraph of paragraphs) {
    const key = styleKey(paragraph.style);
    const known = letters.get(key);
    if (known) known.sum += paragraph.text.length;
    else letters.set(key, { paragraph, sum: paragraph.text.length });
    shares.set(key, (shares.get(key) ?? 0) + 1);
    const column = paragraph.lines[0]!.column;
    lefts.set(column, Math.min(lefts.get(column) ?? Infinity, paragraph.left));
  }
  const style = [...letters.values()].toSorted((a, b) => b.sum - a.sum)[0]?.paragraph.style;
  return {
    size: style?.size ?? 10,
    bold: style?.bold ?? false,
    colour: style?.colour ?? "",
    gap: median(paragraphs.slice(1).map(({ gap }) => gap)),
    lefts,
    shares,
  };
}

export function looksOf(paragraphs: readonly Paragraph[]): RelativeStyle[] {
  const body = bodyOf(paragraphs);
  const edges = [-0.05, 0.1, 0.35, 0.8, 1.6];
  return paragraphs.map((paragraph, i): RelativeStyle => {
    const { style, lines, heading, left, gap } = paragraph;
    const [line] = lines as [Paragraph["lines"][number]];
    const [before, after] = [paragraphs[i - 1], paragraphs[i + 1]];
    const key = styleKey(style);
    const alike = (other: Paragraph | undefined) => (other && styleKey(other.style) === key ? "1" : "0");
    return {
      size: String(step(style.size - body.size, [-0.7, 0.6, 1.6, 3.1, 6])),
      bold: style.bold === body.bold ? "0" : style.bold ? "b" : "n",
      caps: style.caps ? "C" : "",
      italic: style.italic ? "i" : "",
      colour: style.colour === body.colour ? "0" : "1",
      heading: String(heading ?? ""),
      above: step(gap - body.gap, edges),
      below: after ? step(after.gap - body.gap, edges) : 9,
      indent: step(left - (body.lefts.get(line.column) ?? 0), [3, 10, 25, 60]),
      column: `${line.column}${before && before.lines[0]!.column !== line.column ? "!" : ""}`,
      cell: line.cell ? `${Math.min(2, line.cell.column)}` : "",
      at: step(i, [1, 2, 3, 5, 8, 15]),
      from: step(paragraphs.length - i, [2, 3, 5, 9]),
      share: step((body.shares.get(key) ?? 0) / paragraphs.length, [0.04, 0.1, 0.2, 0.4]),
      same: `${alike(before)}${alike(after)}`,
    };
  });
}
