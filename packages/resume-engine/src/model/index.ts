export { answerSchema, misfits, type ModelAnswer } from "./answer.ts";
export { ground } from "./ground.ts";
export { mergeReadings } from "./merge.ts";
export { promptFor, promptVersion, type ReadingPrompt } from "./prompt.ts";
export type { FieldRanges } from "./ranges.ts";
export { readRanges, type ModelCaller } from "./read-ranges.ts";
export { sentLines, type PromptLine } from "./sent-lines.ts";
