import type { Reading } from "@orbita/contract";
import type { LineModel } from "../../src/line.ts";
import { understand } from "../../src/understand.ts";
import { documents } from "../unseen/judge.ts";
import type { Truth } from "../prediction.ts";

const now = new Date("2025-03-31");

/** Lines as a reading of our own code alone, without going through a file. */
export function readingOf(model: LineModel): Reading {
  const { resume, unplaced, language } = understand(model, { now });
  return {
    engine: "bench",
    kind: "pdf",
    language,
    pages: model.pages,
    words: 1,
    lines: model.lines.map(({ page, box, text }) => ({ page, box, text })),
    resume,
    unplaced,
    hidden: [],
  };
}

export type Known = { id: string; reading: Reading; truth: Truth };
/** The layouts that cvbench does not have: there our own code is wrong often enough for a second reader to matter. */
export const unseenReadings = (only: (id: string) => boolean): Known[] =>
  documents("tuned", only).map(({ id, model, truth }) => ({ id, truth, reading: readingOf(model) }));
