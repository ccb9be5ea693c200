import type { StageLabels } from "@orbita/contract";

export type StageStatus = StageLabels["labels"][number]["status"];
export type StageWords = Record<StageStatus, { it: string; en: string }>;

export const stageOrder = [
  "submitted",
  "inReview",
  "shortlisted",
  "interview",
  "offer",
  "hired",
] as const satisfies readonly StageStatus[];

export const noWords = (): StageWords =>
  Object.fromEntries(stageOrder.map((status) => [status, { it: "", en: "" }])) as StageWords;

/** The values of the inputs; a stage without custom labels has empty ones. */
export const wordsOf = (labels: StageLabels["labels"]): StageWords => ({
  ...noWords(),
  ...Object.fromEntries(labels.map(({ status, it, en }) => [status, { it, en }])),
});

/** The labels to save. If only one language is filled in, its label is used for both. */
export const labelsOf = (words: StageWords): StageLabels["labels"] =>
  stageOrder.flatMap((status) => {
    const it = words[status].it.trim();
    const en = words[status].en.trim();
    return it || en ? [{ status, it: it || en, en: en || it }] : [];
  });
