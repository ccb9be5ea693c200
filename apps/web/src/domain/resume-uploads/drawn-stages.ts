import type { CompletedStage } from "@orbita/contract";
import { readingStages, type ReadingStage } from "@orbita/contract/resume-uploads/reading";

const withModel: readonly ReadingStage[] = [...readingStages.slice(0, -1), "compared", "ready"];

/** The stages to show. If the document was sent to an AI model, there is one more stage, before the last. */
export const drawnStages = (passed: readonly CompletedStage[]): readonly ReadingStage[] =>
  passed.some(({ stage }) => stage === "asked") ? withModel : readingStages;
