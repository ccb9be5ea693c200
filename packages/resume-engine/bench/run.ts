import type { ParsedDocument } from "@orbita/contract";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readDocument } from "../src/read-document.ts";
import { predictionOf, type ResumePrediction, type ResumeTruth } from "./prediction.ts";
import { verdictsOf, type ValueVerdict } from "./verdicts.ts";
import { f1, fields, macroF1, noCounts, scoreOne, type FieldCounts, type ScoredField } from "./score.ts";

export const cvbench = new URL("./cvbench/", import.meta.url);
export const sets = ["core", "pdfall", "cross", "docx", "rowwise", "shuffled", "scan", "hidden"] as const;

export type JudgedDocument = {
  id: string;
  truth: ResumeTruth;
  read: ResumePrediction;
  ms: number;
  /** For each value that the engine read in a document: whether it is right, and the engine's confidence in it. */
  verdicts?: ValueVerdict[];
};

const documentOf = (folder: URL, id: string) =>
  ["pdf", "docx", "doc"].map((kind) => new URL(`${id}.${kind}`, folder)).find((file) => existsSync(file));

/**
 * Reads the documents of a folder that have a file with the expected values. A document that cannot be read counts as an empty
 * answer. `again` reads each document a second time, for example with a language model, and receives the result of our own code.
 */
export async function judge(
  folder: URL,
  only: (id: string) => boolean = () => true,
  again: (reading: ParsedDocument) => Promise<ParsedDocument> = (reading) => Promise.resolve(reading),
): Promise<JudgedDocument[]> {
  const judged: JudgedDocument[] = [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".truth.json"));
  for (const id of names.map((name) => name.replace(".truth.json", "")).toSorted()) {
    const file = documentOf(folder, id);
    if (!file || !only(id)) continue;
    const truth = JSON.parse(readFileSync(new URL(`${id}.truth.json`, folder), "utf8")) as ResumeTruth;
    const before = performance.now();
    const resume = await readDocument(readFileSync(file), { now: new Date("2025-03-31") })
      .then(again)
      .then((reading) => reading.resume)
      .catch(() => null);
    const ms = performance.now() - before;
    judged.push({
      id,
      truth,
      read: resume ? predictionOf(resume) : {},
      ms,
      verdicts: resume ? verdictsOf(resume, truth) : [],
    });
  }
  return judged;
}

export function countsOf(judged: readonly JudgedDocument[]): FieldCounts {
  const counts = noCounts();
  for (const { id, truth, read } of judged) scoreOne(counts, truth, read, { id });
  return counts;
}

/** Scores of one benchmark set: overall, by field, by language and by layout. */
export function figuresOf(judged: readonly JudgedDocument[]) {
  const counts = countsOf(judged);
  const by = (key: (truth: ResumeTruth) => string) =>
    Object.fromEntries(
      [...Map.groupBy(judged, ({ truth }) => key(truth))].map(([name, group]) => [name, macroF1(countsOf(group))]),
    );
  return {
    documents: judged.length,
    macroF1: macroF1(counts),
    languages: by(({ lang }) => lang),
    layouts: by(({ layout }) => layout),
    fields: Object.fromEntries(fields.map((field) => [field, f1(counts[field])])) as Record<ScoredField, number>,
    notes: Object.fromEntries(fields.map((field) => [field, counts[field].notes])) as Record<ScoredField, string[]>,
  };
}
