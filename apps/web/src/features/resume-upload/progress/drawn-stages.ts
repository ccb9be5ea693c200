import type { PassedStage } from "@orbita/contract";
import { readingStages, type ReadingStage } from "@orbita/contract/resume-uploads/reading";

const withModel: readonly ReadingStage[] = [...readingStages.slice(0, -1), "compared", "ready"];

/** The stages as the page draws them: one more, before the last, for a document that a model was asked about. */
export const drawnStages = (passed: readonly PassedStage[]): readonly ReadingStage[] =>
  passed.some(({ stage }) => stage === "asked") ? withModel : readingStages;
