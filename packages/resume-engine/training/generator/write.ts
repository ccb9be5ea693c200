import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Truth } from "../../bench/prediction.ts";
import { lineModelOf } from "../../src/line-model.ts";
import { sheets, type TrainingDocument } from "./documents.ts";
import { findLabels } from "./find-labels.ts";
import type { Sheet } from "./sheet.ts";
import { htmlOf } from "./writers/html.ts";
import { isThere, officePrinted, printed, weasyprinted } from "./writers/programs.ts";
import { typstPdf } from "./writers/typst.ts";
import { wordFile } from "./writers/word.ts";

type Writer = Exclude<TrainingDocument["writer"], "lines" | "scan">;
const writers: Record<Writer, (sheet: Sheet) => Uint8Array | null | Promise<Uint8Array | null>> = {
  typst: typstPdf,
  word: wordFile,
  chromium: (sheet) => printed(htmlOf(sheet)),
  weasyprint: (sheet) => weasyprinted(htmlOf(sheet)),
  libreoffice: async (sheet) => officePrinted(await wordFile(sheet)),
};

/** One document through one writer, read back as lines with their labels; `null` if it was not set, or its words were not found again. */
export async function writeOne(
  sheet: Sheet,
  truth: Truth,
  writer: Writer,
): Promise<{ file: Uint8Array; document: TrainingDocument } | null> {
  const file = await writers[writer](sheet);
  if (!file) return null;
  const { lines } = await lineModelOf(file);
  const found = findLabels(lines, sheet);
  const { id, family, language } = sheet;
  return found && { file, document: { id: `${id}-${writer}`, family, language, writer, lines, ...found, truth } };
}

/** What was written into a folder before. */
export function* writtenDocuments(folder: string): Generator<TrainingDocument> {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".lines.json"))
    .toSorted()) {
    const truth = JSON.parse(readFileSync(join(folder, name.replace(".lines.json", ".truth.json")), "utf8")) as Truth;
    yield { ...(JSON.parse(readFileSync(join(folder, name), "utf8")) as Omit<TrainingDocument, "truth">), truth };
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: "1" },
      count: { type: "string", default: "100" },
      out: { type: "string", default: ".orbita/training" },
      writer: { type: "string", multiple: true },
      family: { type: "string", multiple: true },
    },
  });
  const asked = (values.writer ?? Object.keys(writers)) as Writer[];
  const there = asked.filter((writer) => !(writer in isThere) || isThere[writer as keyof typeof isThere]());
  for (const writer of asked.filter((name) => !there.includes(name))) say(`${writer} is not here: skipped`);
  mkdirSync(values.out, { recursive: true });
  const counts: Record<string, { written: number; lost: number }> = {};
  let i = 0;
  const families = values.family ? { families: values.family } : {};
  for (const { sheet, truth } of sheets({ seed: Number(values.seed), count: Number(values.count), ...families })) {
    // Not in step with the families, which take turns as well.
    const writer = there[(i + Math.floor(i / there.length)) % there.length]!;
    i++;
    const count = (counts[writer] ??= { written: 0, lost: 0 });
    const written = await writeOne(sheet, truth, writer).catch(() => null);
    if (!written) {
      count.lost++;
      continue;
    }
    const { file, document } = written;
    const { truth: own, ...rest } = document;
    const name = join(values.out, document.id);
    writeFileSync(`${name}.${writer === "word" ? "docx" : "pdf"}`, file);
    writeFileSync(`${name}.truth.json`, JSON.stringify({ ...own, id: document.id }));
    writeFileSync(`${name}.lines.json`, JSON.stringify(rest));
    count.written++;
  }
  for (const [writer, { written, lost }] of Object.entries(counts))
    say(`${writer}: ${written} written, ${lost} not found again`);
}

if (import.meta.main) await main();
