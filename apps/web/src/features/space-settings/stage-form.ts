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

/** What is in the boxes; a state without own words has empty ones. */
export const wordsOf = (labels: StageLabels["labels"]): StageWords => ({
  ...noWords(),
  ...Object.fromEntries(labels.map(({ status, it, en }) => [status, { it, en }])),
});

/** What is saved: where a box of the two is filled, in its language alone, the other says the same. */
export const labelsOf = (words: StageWords): StageLabels["labels"] =>
  stageOrder.flatMap((status) => {
    const it = words[status].it.trim();
    const en = words[status].en.trim();
    return it || en ? [{ status, it: it || en, en: en || it }] : [];
  });
