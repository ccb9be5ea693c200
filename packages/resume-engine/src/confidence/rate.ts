import { readFileSync } from "node:fs";
import type { ReadResume, UnplacedText } from "@orbita/contract";
import type { Paragraph } from "../segment/paragraphs.ts";
import { signsOf, type Around } from "./signs.ts";
import { valuesIn, type Value, type ValueKind } from "./values.ts";

/** The weight of each sign, learnt on documents that the line classifier had not seen; see training/confidence.ts. */
export type Ratings = Record<string, number>;

export const ratingsFile = new URL("../../data/confidence.json", import.meta.url);
let kept: Ratings | null = null;
const ratings = (): Ratings =>
  (kept ??= (JSON.parse(readFileSync(ratingsFile, "utf8")) as { weights: Ratings }).weights);

export function aroundOf(
  resume: ReadResume,
  paragraphs: readonly Paragraph[],
  unplaced: readonly UnplacedText[],
): Around {
  const letters = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  const left = unplaced.reduce((sum, { text }) => sum + text.length, 0);
  const counts = new Map<ValueKind, number>();
  for (const { kind } of valuesIn(resume)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return {
    opinions: new Map(
      paragraphs.flatMap(({ ids, opinion }) => (opinion ? ids.map((id) => [id, opinion] as const) : [])),
    ),
    unplaced: left / Math.max(1, letters),
    counts,
  };
}

export function likelihoodOf(value: Value, around: Around, by: Ratings): number {
  const sum = signsOf(value, around).reduce((total, sign) => total + (by[sign] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The same resume, each value with how often a value that looks like it is right. */
export function rate(
  resume: ReadResume,
  paragraphs: readonly Paragraph[],
  unplaced: readonly UnplacedText[],
  by: Ratings = ratings(),
): void {
  const around = aroundOf(resume, paragraphs, unplaced);
  const rated = valuesIn(resume).map((value) => ({ value, likely: likelihoodOf(value, around, by) }));
  for (const { value, likely } of rated)
    for (const found of value.found) found.confidence = Math.round(Math.min(0.99, Math.max(0.05, likely)) * 100) / 100;
}
