import { readFileSync } from "node:fs";
import type { ReadResume } from "@orbita/contract";
import type { Around } from "./around.ts";
import { signsOf } from "./signs.ts";
import { sumOf, type Tree } from "./trees.ts";
import { attendants } from "./values.ts";

/** What each sign says of a value being right, learnt on documents that the line classifier had not seen; see training/confidence.ts. */
export type Ratings = {
  /** The names of the signs, in the order in which `signsOf` gives them. */
  signs: readonly string[];
  base: number;
  trees: readonly Tree[];
  /** What is less likely asks to be looked at (`checkBelow` of the contract): chosen where it was learnt. */
  checkBelow: number;
};

export const ratingsFile = new URL("../../data/confidence.json", import.meta.url);
let kept: Ratings | null = null;
const ratings = (): Ratings => (kept ??= JSON.parse(readFileSync(ratingsFile, "utf8")) as Ratings);

/** What the rule that read it thinks it knows. */
const sure = 0.8;

export const likelihood = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Each value of a resume with how often a value that looks like it is right. All are looked at before the first is changed. */
export function rate(resume: ReadResume, around: Around, { base, trees }: Ratings = ratings()): void {
  const rated = around.values.map((value) => ({
    value,
    likely: likelihood(base + sumOf(trees, Object.values(signsOf(value, around)))),
  }));
  for (const { value, likely } of rated)
    for (const found of value.found) found.confidence = Math.round(Math.min(0.99, Math.max(0.05, likely)) * 100) / 100;
  for (const { to, found } of attendants(resume))
    for (const one of found) if (to && one && one.confidence >= sure) one.confidence = to.confidence;
}
