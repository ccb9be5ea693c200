import type { ResumeTruth } from "../../bench/prediction.ts";
import type { ResumeLine } from "../../src/line.ts";
import { Desk } from "./desk.ts";
import { families } from "./families/index.ts";
import type { LineLabel } from "./labels.ts";
import { layOut, type FieldMark } from "./lay-out.ts";
import { Random } from "./random.ts";
import type { ResumeSheet } from "./sheet.ts";

export type { LineLabel } from "./labels.ts";
export type { FieldMark } from "./lay-out.ts";

export type TrainingDocument = {
  id: string;
  family: string;
  language: "it" | "en" | "mixed";
  writer: "lines" | "chromium" | "typst" | "libreoffice" | "weasyprint" | "word" | "scan";
  /** The lines of the document in reading order, as the engine would extract them from a file. */
  lines: readonly ResumeLine[];
  /** The label of each line. */
  labels: readonly LineLabel[];
  /** For each line, whether it is the first line of a job or a study. */
  begins: readonly boolean[];
  /** The positions of values in the lines. */
  marks: readonly FieldMark[];
  truth: ResumeTruth;
};

export type TrainingDocumentOptions = { seed: number; count: number; families?: string[] };
export type DrawnDocument = { sheet: ResumeSheet; truth: ResumeTruth; trade: string; dates: string };

/** Generates documents as blocks, before layout. The file writers take them as input. */
export function* sheets({
  seed,
  count,
  families: wanted = Object.keys(families),
}: TrainingDocumentOptions): Generator<DrawnDocument> {
  for (let i = 0; i < count; i++) {
    const random = new Random(seed * 1_000_003 + i * 7919);
    const family = wanted[i % wanted.length]!;
    const id = `t${seed}-${i}-${family}`;
    const mixed = random.chance(0.07);
    const desk = new Desk(random, id, family, mixed);
    const { blocks, columns = [1], cells = [0.25, 0.75], grounds = [] } = families[family]!(desk);
    const { font, size, pitch, margin } = desk.style;
    yield {
      sheet: {
        id,
        family,
        language: mixed ? "mixed" : desk.lang,
        font,
        size,
        pitch,
        margin,
        columns,
        cells,
        grounds,
        blocks,
        paper: random.chance(0.12) ? "flow" : "page",
      },
      truth: desk.truth,
      trade: desk.person.trade,
      dates: `${desk.jobDates.moment}.${desk.jobDates.join}`,
    };
  }
}

/** Generates documents as lines directly from the seed, without files: thousands per minute. */
export function* trainingDocuments(options: TrainingDocumentOptions): Generator<TrainingDocument> {
  for (const { sheet, truth } of sheets(options))
    yield { id: sheet.id, family: sheet.family, language: sheet.language, writer: "lines", ...layOut(sheet), truth };
}
