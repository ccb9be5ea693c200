import type { ParsedDocument } from "@orbita/contract";
import type { LineModel } from "../../src/line.ts";
import { understand } from "../../src/understand.ts";
import { documents } from "../unseen/judge.ts";
import type { ResumeTruth } from "../prediction.ts";

const now = new Date("2025-03-31");

/** Reads a resume directly from lines, without a file and without a language model. */
export function readingOf(model: LineModel): ParsedDocument {
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

export type LabelledReading = { id: string; reading: ParsedDocument; truth: ResumeTruth };
/**
 * Results of reading CVs whose layouts cvbench does not have. Our own code makes enough errors in them to measure whether a
 * language model corrects them.
 */
export const unseenReadings = (only: (id: string) => boolean): LabelledReading[] =>
  documents("tuned", only).map(({ id, model, truth }) => ({ id, truth, reading: readingOf(model) }));
