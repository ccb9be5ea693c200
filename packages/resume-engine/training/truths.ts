import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { ResumeTruth } from "../bench/prediction.ts";
import { writtenDocuments } from "./generator/write.ts";
import { renderedDocuments } from "./rendered.ts";

/** The file with the expected values of the documents in `rendered.lines.br`, for training the confidence model. */
const file = new URL("./rendered.truths.br", import.meta.url);

/** Stores the expected values of the documents in a folder, limited to documents whose lines are stored too. */
function keepTruths(folder: string): number {
  const kept = new Set(renderedDocuments(Infinity).map(({ id }) => id));
  const truths = [...writtenDocuments(folder)].flatMap(({ id, truth }) => (kept.has(id) ? [{ ...truth, id }] : []));
  const text = truths.map((truth) => JSON.stringify(truth)).join("\n");
  writeFileSync(file, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }));
  return truths.length;
}

export function renderedTruths(): Map<string, ResumeTruth> {
  const lines = brotliDecompressSync(readFileSync(file)).toString("utf8").split("\n");
  return new Map(
    lines.map((line) => JSON.parse(line) as ResumeTruth & { id: string }).map((truth) => [truth.id, truth]),
  );
}

if (import.meta.main) process.stdout.write(`${keepTruths(process.argv[2] ?? ".orbita/training")} truths\n`);
