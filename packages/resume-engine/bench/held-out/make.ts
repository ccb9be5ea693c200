import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { families, plan, type PlannedDocument, scanned } from "./plan.ts";
import { Pen } from "./pen.ts";
import { scanOf, write } from "./writers/tools.ts";

/** Writes the documents, their truths and the manifest. `node make.ts [part of an id …]` writes those documents only. */
const folder = join(import.meta.dirname, "documents");
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
const fileOf = ({ id, writer }: PlannedDocument) => `${id}.${writer === "word" ? "docx" : "pdf"}`;
const tilts = [0.6, -0.8, 0.4, -0.5, 0.9, -0.3, 0.7, -0.6];

function pageOf(one: PlannedDocument) {
  const pen = new Pen(one.person, one.id);
  const page = families[one.family](pen);
  return { page, truth: { lang: one.language, layout: one.family, ...pen.truth } };
}

for (const one of plan) {
  if (wanted.length > 0 && !wanted.some((part) => one.id.includes(part))) continue;
  const { page, truth } = pageOf(one);
  const file = fileOf(one);
  writeFileSync(join(folder, file), await write(one.writer, page));
  const format = file.endsWith("docx") ? "docx" : "pdf";
  writeFileSync(join(folder, `${one.id}.truth.json`), json({ id: one.id, ...truth, file, format }));
  process.stdout.write(`${file}\n`);
}
for (const [i, one] of scanned.entries()) {
  const id = `${one.id}-scan`;
  if (wanted.length > 0 && !wanted.some((part) => id.includes(part))) continue;
  const file = `${id}.pdf`;
  writeFileSync(join(folder, file), await scanOf(join(folder, fileOf(one)), tilts[i]!));
  writeFileSync(join(folder, `${id}.truth.json`), json({ id, ...pageOf(one).truth, file, format: "pdf" }));
  process.stdout.write(`${file}\n`);
}

const entry = (one: PlannedDocument) => ({ id: one.id, file: fileOf(one), family: one.family, writer: one.writer as string, language: one.language, person: one.person.id }); // prettier-ignore
const manifest = [
  ...plan.map(entry),
  ...scanned.map((one) => ({
    ...entry(one),
    id: `${one.id}-scan`,
    file: `${one.id}-scan.pdf`,
    writer: "scan",
    of: one.id,
  })),
];
writeFileSync(join(import.meta.dirname, "manifest.json"), json(manifest));
