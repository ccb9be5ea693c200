import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { ResumeLine, TextRun } from "../src/line.ts";
import type { TrainingDocument } from "./generator/documents.ts";
import { lineLabels } from "./generator/labels.ts";
import { writtenDocuments } from "./generator/write.ts";

/**
 * The lines of documents that were written to files and read back (`generator/write.ts`), reduced to what training needs. The files
 * and their writers are not in the repository, and checking the weights must not require them.
 */
const file = new URL("./rendered.lines.br", import.meta.url);

type StoredTextRun = [text: string, size: number, style: number, colour: string, left: number];
type StoredLine = [
  label: number,
  page: number,
  box: number[],
  text: string,
  column: number,
  cell: number[] | 0,
  heading: number,
  bullet: number,
  above: number,
  runs: StoredTextRun[],
];
type StoredDocument = {
  id: string;
  family: string;
  language: TrainingDocument["language"];
  writer: TrainingDocument["writer"];
  lines: StoredLine[];
};
export type RenderedDocument = Pick<TrainingDocument, "id" | "family" | "lines" | "labels" | "begins">;

const tenth = (value: number) => Math.round(value * 10) / 10;

function keptLine(line: ResumeLine, label: number, begins: boolean): StoredLine {
  const runs = line.runs.map((run): StoredTextRun => [
    run.text,
    tenth(run.size),
    (run.bold ? 1 : 0) + (run.italic ? 2 : 0),
    run.colour,
    tenth(run.box[0]),
  ]);
  const { cell } = line;
  return [
    2 * label + (begins ? 1 : 0),
    line.page,
    line.box.map(tenth),
    line.text,
    line.column,
    cell ? [cell.table, cell.row, cell.column] : 0,
    line.heading ?? 0,
    line.bullet ? 1 : 0,
    tenth(line.above),
    runs,
  ];
}

function lineOf([, page, box, text, column, cell, heading, bullet, above, runs]: StoredLine): ResumeLine {
  return {
    page,
    box: box as ResumeLine["box"],
    text,
    runs: runs.map(([words, size, style, colour, left]): TextRun => ({
      text: words,
      font: "",
      size,
      bold: (style & 1) === 1,
      italic: (style & 2) === 2,
      colour,
      box: [left, box[1]!, 0, 0],
    })),
    column,
    cell: cell === 0 ? null : { table: cell[0]!, row: cell[1]!, column: cell[2]! },
    heading: heading || null,
    bullet: bullet === 1,
    above,
    links: [],
  };
}

/** Stores the lines of the documents in a folder. Returns the numbers of documents and bytes. */
export function keepRendered(folder: string, wanted: (id: string) => boolean): { documents: number; bytes: number } {
  const kept = [...writtenDocuments(folder)]
    .filter(({ id }) => wanted(id))
    .map(({ id, family, language, writer, lines, labels, begins }): StoredDocument => ({
      id,
      family,
      language,
      writer,
      lines: lines.map((line, i) => keptLine(line, lineLabels.indexOf(labels[i]!), begins[i]!)),
    }));
  const text = kept.map((document) => JSON.stringify(document)).join("\n");
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  writeFileSync(file, bytes);
  return { documents: kept.length, bytes: bytes.length };
}

/** Reads the first `count` stored training documents. */
export function renderedDocuments(count: number): RenderedDocument[] {
  if (count === 0 || !existsSync(file)) return [];
  return brotliDecompressSync(readFileSync(file))
    .toString("utf8")
    .split("\n")
    .slice(0, count)
    .map((text): RenderedDocument => {
      const { id, family, lines } = JSON.parse(text) as StoredDocument;
      return {
        id,
        family,
        lines: lines.map(lineOf),
        labels: lines.map(([label]) => lineLabels[label >> 1]!),
        begins: lines.map(([label]) => label % 2 === 1),
      };
    });
}
