import type { PassedStage, Reading, ReadingFailure, ReadingStage } from "@orbita/contract";

export type ReadingFacts = PassedStage["facts"];

export type ReadWatch = {
  /** Called at the end of each stage, with its findings. */
  readonly onStage: (stage: ReadingStage, facts: ReadingFacts) => void;
  /** Aborted when the result is no longer needed. */
  readonly signal?: AbortSignal;
};

/** The reading, or the reason why the document cannot be read. Both are final: a retry gives the same result. */
export type ReadOutcome = { readonly reading: Reading } | { readonly failure: ReadingFailure };

export type Reader = { read: (bytes: Uint8Array, watch: ReadWatch) => Promise<ReadOutcome> };

/** The child ended without an answer, because of the document or the machine. Callers that retry must limit their attempts. */
export class ReaderDied extends Error {}
