import type { PassedStage } from "@orbita/contract";
import { readingStages, type ReadingStage } from "@orbita/contract/resume-uploads/reading";

const withModel: readonly ReadingStage[] = [...readingStages.slice(0, -1), "compared", "ready"];

/** The stages to show. A document that was sent to an AI model has one more, before the last. */
export const drawnStages = (passed: readonly PassedStage[]): readonly ReadingStage[] =>
  passed.some(({ stage }) => stage === "asked") ? withModel : readingStages;
