import type { StageLabels } from "@orbita/contract";

export type StageStatus = StageLabels["labels"][number]["status"];
export type StageInputs = Record<StageStatus, { it: string; en: string }>;

export const stageOrder = [
  "submitted",
  "inReview",
  "shortlisted",
  "interview",
  "offer",
  "hired",
] as const satisfies readonly StageStatus[];

export const emptyStageInputs = (): StageInputs =>
  Object.fromEntries(stageOrder.map((status) => [status, { it: "", en: "" }])) as StageInputs;

/** The initial values of the inputs for a stage; empty if the stage has no custom labels. */
export const toStageInputs = (labels: StageLabels["labels"]): StageInputs => ({
  ...emptyStageInputs(),
  ...Object.fromEntries(labels.map(({ status, it, en }) => [status, { it, en }])),
});

/** The labels to save. If only one language is filled in, its label is used for both. */
export const toStageLabels = (words: StageInputs): StageLabels["labels"] =>
  stageOrder.flatMap((status) => {
    const it = words[status].it.trim();
    const en = words[status].en.trim();
    return it || en ? [{ status, it: it || en, en: en || it }] : [];
  });
