import type { HiddenText } from "@orbita/contract";
import { childOf, childrenOf, textOf, type XmlElement } from "../../gate/xml.ts";
import { unseenCharacters } from "../../hidden/characters.ts";
import { whyHidden } from "../../hidden/contrast.ts";
import type { ResumeLine, TextRun } from "../../line.ts";
import { bulletOf, plain } from "../plain-text.ts";
import type { ParagraphStyle, StyleResolver, TextStyle } from "./styles.ts";

export type WordPart = {
  styles: StyleResolver;
  /** The targets of links, by relation id. */
  targets: Map<string, string>;
  hidden: HiddenText[];
  /** True if a picture or a filled shape is behind the text, so that white letters may be visible. */
  backed: boolean;
};

export type WordParagraph = { lines: ResumeLine[]; boxes: XmlElement[]; style: ParagraphStyle };

type ParagraphState = {
  part: WordPart;
  lines: { runs: TextRun[]; links: string[] }[];
  boxes: XmlElement[];
  /** The instruction of the field that is open, such as a hyperlink; null if none is. */
  field: string | null;
};

const through = new Set([
  "w:ins",
  "w:smartTag",
  "w:sdt",
  "w:sdtContent",
  "w:moveTo",
  "w:fldSimple",
  "w:customXml",
  "w:bdo",
  "w:dir",
  "m:oMath",
  "m:oMathPara",
  "m:r",
]);

function write(writing: ParagraphState, text: string, style: TextStyle): void {
  const last = writing.lines.at(-1);
  if (!last || text === "") return;
  const why = whyHidden(style);
  // With a painted object behind the text, the background of white letters is unknown, so they do not count as hidden.
  const reason = why === "noInk" && style.ground === null && writing.part.backed ? null : why;
  if (reason) {
    if (text.trim() !== "") writing.part.hidden.push({ page: 0, box: [0, 0, 0, 0], text: plain(text).trim(), reason });
    return;
  }
  const { font, size, bold, italic, colour } = style;
  const before = last.runs.at(-1);
  const same =
    before &&
    before.font === font &&
    before.size === size &&
    before.bold === bold &&
    before.italic === italic &&
    before.colour === colour;
  if (same) before.text += text;
  else last.runs.push({ text, font, size, bold, italic, colour, box: [0, 0, 0, 0] });
}

function linkFrom(writing: ParagraphState, target: string | undefined): void {
  if (target && /^(https?:|mailto:|tel:)/i.test(target)) writing.lines.at(-1)?.links.push(target);
}

function writeRun(writing: ParagraphState, run: XmlElement, around: TextStyle): void {
  const style = writing.part.styles.run(childOf(run, "w:rPr"), around);
  for (const piece of childrenOf(run)) {
    if (piece.name === "w:t" || piece.name === "m:t") write(writing, textOf(piece).replaceAll(/[\r\n]+/g, " "), style);
    else if (piece.name === "w:tab" || piece.name === "w:ptab") write(writing, "\t", style);
    else if (piece.name === "w:br" || piece.name === "w:cr") writing.lines.push({ runs: [], links: [] });
    else if (piece.name === "w:noBreakHyphen") write(writing, "-", style);
    else if (piece.name === "w:delText") write(writing, textOf(piece), { ...style, vanished: true });
    else if (piece.name === "w:instrText") linkFrom(writing, /HYPERLINK\s+"([^"]+)"/.exec(textOf(piece))?.[1]);
    else if (piece.name === "w:drawing" || piece.name === "w:pict" || piece.name === "mc:AlternateContent")
      writing.boxes.push(piece);
  }
}

function writeAll(writing: ParagraphState, parent: XmlElement, style: TextStyle): void {
  for (const child of childrenOf(parent)) {
    if (child.name === "w:r") writeRun(writing, child, style);
    else if (child.name === "w:hyperlink") {
      linkFrom(writing, writing.part.targets.get(child.attributes["r:id"] ?? ""));
      writeAll(writing, child, style);
    } else if (child.name === "w:del" || child.name === "w:moveFrom")
      writeAll(writing, child, { ...style, vanished: true });
    else if (child.name === "m:r") writeRun(writing, child, style);
    else if (through.has(child.name)) writeAll(writing, child, style);
  }
}

function lineFrom(
  { runs, links }: { runs: TextRun[]; links: string[] },
  style: ParagraphStyle,
  part: WordPart,
): ResumeLine | null {
  const unseen = unseenCharacters(runs.map(({ text }) => text).join(""));
  if (unseen !== null) part.hidden.push({ page: 0, box: [0, 0, 0, 0], text: unseen, reason: "invisibleCharacters" });
  for (const run of runs) run.text = run.text.split("\t").map(plain).join("\t");
  const whole = runs
    .map(({ text }) => text)
    .join("")
    .replaceAll(/ *\t[ \t]*/g, "\t")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  const bullet = bulletOf(whole);
  const text = whole.slice(bullet);
  if (text === "") return null;
  return {
    page: 0,
    box: [0, 0, 0, 0],
    text,
    runs: runs.filter((run) => run.text.trim() !== ""),
    column: 0,
    cell: null,
    heading: style.heading,
    bullet: bullet > 0 || (style.listed && style.heading === null),
    above: 0,
    links: [...new Set(links)],
  };
}

/** Reads a paragraph: its lines, and the text boxes anchored to it. */
export function readParagraph(part: WordPart, paragraph: XmlElement, around: TextStyle): WordParagraph {
  const style = part.styles.paragraph(childOf(paragraph, "w:pPr"), around);
  const writing: ParagraphState = { part, lines: [{ runs: [], links: [] }], boxes: [], field: null };
  writeAll(writing, paragraph, style.text);
  const lines = writing.lines.map((line) => lineFrom(line, style, part)).filter((line) => line !== null);
  return { lines, boxes: writing.boxes, style };
}
