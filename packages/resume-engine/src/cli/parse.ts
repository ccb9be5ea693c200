// ./orbita parse <folder> --out <folder>: writes one JSON file with plain values per document of the folder.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { parseArgs } from "node:util";
import { readDocument } from "../read-document.ts";
import { predictionOf } from "../../bench/prediction.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, full: { type: "boolean" } },
});
const [folder] = positionals;
if (!folder || !values.out) {
  console.error("usage: ./orbita parse <folder> --out <folder> [--full]");
  process.exit(2);
}
mkdirSync(values.out, { recursive: true });

const documents = readdirSync(folder)
  .filter(
    (name) => [".pdf", ".docx", ".doc", ".json"].includes(extname(name).toLowerCase()) && !name.endsWith(".truth.json"),
  )
  .toSorted();
let failed = 0;
for (const name of documents) {
  let result: unknown = {};
  try {
    const reading = await readDocument(readFileSync(join(folder, name)), { now: new Date() });
    result = values.full ? reading : predictionOf(reading.resume);
  } catch (error) {
    failed++;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  writeFileSync(join(values.out, `${basename(name, extname(name))}.json`), `${JSON.stringify(result, null, 1)}\n`);
}
console.log(`${documents.length - failed} of ${documents.length} documents read`);
