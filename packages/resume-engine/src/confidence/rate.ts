import { readFileSync } from "node:fs";
import type { ParsedResume } from "@orbita/contract";
import type { DocumentFacts } from "./around.ts";
import { signsOf } from "./signs.ts";
import { sumOf, type DecisionTree } from "./trees.ts";
import { attendants } from "./values.ts";

/**
 * The trained model that estimates how likely a value is right, from features of the value ("signs"). Trained on documents unknown
 * to the line classifier, see training/confidence.ts.
 */
export type ConfidenceModel = {
  /** The names of the signs (the model's input features), in the order in which `signsOf` returns them. */
  signs: readonly string[];
  base: number;
  trees: readonly DecisionTree[];
  /** Values below this likelihood are marked for checking (`checkBelow` of the contract). Training chooses the number. */
  checkBelow: number;
};

export const ratingsFile = new URL("../../data/confidence.json", import.meta.url);
let kept: ConfidenceModel | null = null;
const ratings = (): ConfidenceModel => (kept ??= JSON.parse(readFileSync(ratingsFile, "utf8")) as ConfidenceModel);

/**
 * Minimum confidence at which a dependent field (see `attendants`) takes the confidence of its main value. Below it, the field
 * keeps its own.
 */
const sure = 0.8;

export const likelihood = (odds: number): number => 1 / (1 + Math.exp(-odds));

/**
 * Replaces the confidence of each value by the likelihood that the value is right. Rates all values before it changes the first,
 * because the model's features depend on the old confidences.
 */
export function rate(resume: ParsedResume, around: DocumentFacts, { base, trees }: ConfidenceModel = ratings()): void {
  const rated = around.values.map((value) => ({
    value,
    likely: likelihood(base + sumOf(trees, Object.values(signsOf(value, around)))),
  }));
  for (const { value, likely } of rated)
    for (const found of value.found) found.confidence = Math.round(Math.min(0.99, Math.max(0.05, likely)) * 100) / 100;
  for (const { to, found } of attendants(resume))
    for (const one of found) if (to && one && one.confidence >= sure) one.confidence = to.confidence;
}
