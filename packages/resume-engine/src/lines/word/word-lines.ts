import { childOf, childrenOf, readXml, type XmlElement } from "../../gate/xml.ts";
import { wordPartsOf } from "../../gate/word-parts.ts";
import type { ResumeLine, LineModel } from "../../line.ts";
import { readParagraph, type WordPart } from "./paragraph.ts";
import { fillOf, stylesOf, valueOf, type TextStyle } from "./styles.ts";
import { boxesIn, hasBacking } from "./drawings.ts";
import { placeTable, type TableCell } from "./tables.ts";

type FlowState = { part: WordPart; tables: { next: number }; after: number; empty: number };

function addParagraph(flow: FlowState, paragraph: XmlElement, around: TextStyle, out: ResumeLine[]): void {
  const { lines, boxes, style } = readParagraph(flow.part, paragraph, around);
  const [first] = lines;
  if (first) {
    first.above = flow.empty + Math.max(flow.after, style.before);
    flow.empty = 0;
    flow.after = style.after;
    out.push(...lines);
  } else if (boxes.length === 0) flow.empty += style.text.size * 1.2;
  for (const { content, ground, vanished } of boxes.flatMap((drawing) => boxesIn(drawing, flow.part.hidden)))
    out.push(
      ...readBlocks({ ...flow, after: 0, empty: 0 }, content, {
        ...around,
        ground,
        vanished: around.vanished || vanished,
      }),
    );
}

function readTable(flow: FlowState, table: XmlElement, around: TextStyle): ResumeLine[] {
  const number = flow.tables.next++;
  const rows: TableCell[][] = [];
  for (const row of rowsIn(table)) {
    const vanished = around.vanished || isFlat(row);
    const cells = cellsIn(row).map((cell) => {
      const ground = fillOf(childOf(childOf(cell, "w:tcPr"), "w:shd")) ?? around.ground;
      return { lines: readBlocks({ ...flow, after: 0, empty: 0 }, cell, { ...around, ground, vanished }) };
    });
    rows.push(cells);
  }
  return placeTable(rows, number);
}

/** A table row with an exact height below this limit, in twentieths of a point, shows no text. */
const flat = 60;
function isFlat(row: XmlElement): boolean {
  const height = childOf(childOf(row, "w:trPr"), "w:trHeight");
  return height?.attributes["w:hRule"] === "exact" && Number(valueOf(height)) < flat;
}

/** Returns the child elements with a name, including those inside content controls. */
const inControls = (parent: XmlElement, name: string): XmlElement[] =>
  childrenOf(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return child.name === "w:sdt" || child.name === "w:sdtContent" || child.name === "w:customXml"
      ? inControls(child, name)
      : [];
  });
const rowsIn = (table: XmlElement): XmlElement[] => inControls(table, "w:tr");
const cellsIn = (row: XmlElement): XmlElement[] => inControls(row, "w:tc");

function readBlocks(flow: FlowState, parent: XmlElement, around: TextStyle): ResumeLine[] {
  const out: ResumeLine[] = [];
  for (const block of childrenOf(parent)) {
    if (block.name === "w:p") addParagraph(flow, block, around, out);
    else if (block.name === "w:tbl") out.push(...readTable(flow, block, around));
    else if (/^w:(sdt|sdtContent|ins|customXml|moveTo|footnote|endnote)$/.test(block.name))
      out.push(...readBlocks(flow, block, around));
  }
  return out;
}

function targetsOf(bytes: Uint8Array | undefined): Map<string, string> {
  const all = bytes ? childrenOf(readXml(bytes)) : [];
  return new Map(all.map(({ attributes }) => [attributes["Id"] ?? "", attributes["Target"] ?? ""]));
}

const order = [/^word\/header/, /^word\/document/, /^word\/footer/, /^word\/(foot|end)notes/];

/** Reads a Word file from its markup: tables, headings, lists, text boxes and hidden text. */
export async function wordLines(bytes: Uint8Array): Promise<LineModel> {
  const parts = await wordPartsOf(bytes);
  const styles = stylesOf(parts.get("word/styles.xml"));
  const model: LineModel = { lines: [], pages: [], hidden: [] };
  const tables = { next: 0 };
  const names = order.flatMap((pattern) =>
    [...parts.keys()].filter((name) => pattern.test(name) && name.endsWith(".xml")).toSorted(),
  );
  const said = new Set<string>();
  for (const name of names) {
    const root = readXml(parts.get(name) ?? new Uint8Array());
    const body = childOf(root, "w:body") ?? root;
    const targets = targetsOf(parts.get(name.replace("word/", "word/_rels/").concat(".rels")));
    const part: WordPart = { styles, targets, hidden: model.hidden, backed: hasBacking(root) };
    const lines = readBlocks({ part, tables, after: 0, empty: 0 }, body, styles.base);
    // Skips a header or footer with the same text as another header or footer; that of the first page often repeats the others.
    const key = lines.map(({ text }) => text).join("\n");
    if (said.has(key)) continue;
    said.add(key);
    model.lines.push(...lines);
  }
  return model;
}
