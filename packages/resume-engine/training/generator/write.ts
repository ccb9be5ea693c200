import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { ResumeTruth } from "../../bench/prediction.ts";
import { lineModelOf } from "../../src/line-model.ts";
import { sheets, type TrainingDocument } from "./documents.ts";
import { findLabels } from "./find-labels.ts";
import type { ResumeSheet } from "./sheet.ts";
import { htmlOf } from "./writers/html.ts";
import { isThere, officePrinted, printed, weasyprinted } from "./writers/programs.ts";
import { typstPdf } from "./writers/typst.ts";
import { wordFile } from "./writers/word.ts";

type WriterName = Exclude<TrainingDocument["writer"], "lines" | "scan">;
const writers: Record<WriterName, (sheet: ResumeSheet) => Uint8Array | null | Promise<Uint8Array | null>> = {
  typst: typstPdf,
  word: wordFile,
  chromium: (sheet) => printed(htmlOf(sheet)),
  weasyprint: (sheet) => weasyprinted(htmlOf(sheet)),
  libreoffice: async (sheet) => officePrinted(await wordFile(sheet)),
};

/**
 * Writes one generated CV to a file with one program and reads it back as labelled lines. Null if writing failed or the words were
 * not found in the file.
 */
async function writeOne(
  sheet: ResumeSheet,
  truth: ResumeTruth,
  { writer, written }: { writer: WriterName; written: Uint8Array | null },
): Promise<{ file: Uint8Array; document: TrainingDocument } | null> {
  const file = written ?? (await writers[writer](sheet));
  if (!file) return null;
  const { lines } = await lineModelOf(file);
  const found = findLabels(lines, sheet);
  const { id, family, language } = sheet;
  return found && { file, document: { id: `${id}-${writer}`, family, language, writer, lines, ...found, truth } };
}

/** Reads the documents that were written to a folder earlier. */
export function* writtenDocuments(folder: string): Generator<TrainingDocument> {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".lines.json"))
    .toSorted()) {
    const truth = JSON.parse(
      readFileSync(join(folder, name.replace(".lines.json", ".truth.json")), "utf8"),
    ) as ResumeTruth;
    yield { ...(JSON.parse(readFileSync(join(folder, name), "utf8")) as Omit<TrainingDocument, "truth">), truth };
  }
}

type DocumentCounts = { written: number; lost: number };
type WriteOptions = Parameters<typeof sheets>[0] & {
  out: string;
  writers: readonly WriterName[];
  /** Reads files that already exist instead of writing them again, for use after a change of the code that extracts lines. */
  again?: boolean;
};

/** Writes generated CVs into a folder, each with one of the programs: the file, its expected values, and its labelled lines. */
export async function writeAll({
  out,
  writers: who,
  again = false,
  ...options
}: WriteOptions): Promise<Partial<Record<WriterName, DocumentCounts>>> {
  mkdirSync(out, { recursive: true });
  const counts: Partial<Record<WriterName, DocumentCounts>> = {};
  let i = 0;
  for (const { sheet, truth } of sheets(options)) {
    // Shifts the choice by one after each round of programs. Otherwise a family could always be written by the same program, because
    // families take turns too.
    const writer = who[(i + Math.floor(i / who.length)) % who.length]!;
    i++;
    const path = join(out, `${sheet.id}-${writer}.${writer === "word" ? "docx" : "pdf"}`);
    const there = again && existsSync(path) ? new Uint8Array(readFileSync(path)) : null;
    if (again && !there) continue;
    const count = (counts[writer] ??= { written: 0, lost: 0 });
    const written = await writeOne(sheet, truth, { writer, written: there }).catch(() => null);
    count[written ? "written" : "lost"]++;
    if (!written) continue;
    const { truth: own, ...rest } = written.document;
    const name = join(out, rest.id);
    if (!there) writeFileSync(path, written.file);
    writeFileSync(`${name}.truth.json`, JSON.stringify({ ...own, id: rest.id }));
    writeFileSync(`${name}.lines.json`, JSON.stringify(rest));
  }
  return counts;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Usage: --seed S --count N --out DIR [--writer typst…] [--family form…] [--again] */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: "1" },
      count: { type: "string", default: "100" },
      out: { type: "string", default: ".orbita/training" },
      writer: { type: "string", multiple: true },
      family: { type: "string", multiple: true },
      again: { type: "boolean", default: false },
    },
  });
  const asked = (values.writer ?? Object.keys(writers)) as WriterName[];
  const there = asked.filter((writer) => !(writer in isThere) || isThere[writer as keyof typeof isThere]());
  for (const writer of asked.filter((name) => !there.includes(name))) say(`${writer} is not here: skipped`);
  const counts = await writeAll({
    seed: Number(values.seed),
    count: Number(values.count),
    out: values.out,
    writers: there,
    again: values.again,
    ...(values.family ? { families: values.family } : {}),
  });
  for (const [writer, { written, lost }] of Object.entries(counts))
    say(`${writer}: ${written} written, ${lost} not found again`);
}

if (import.meta.main) await main();
