import type { PassedStage, Reading, ReadingFailure, ReadingStage } from "@orbita/contract";

export type ReadingFacts = PassedStage["facts"];

export type ReadWatch = {
  /** Told as each stage ends, with what it found. */
  readonly onStage: (stage: ReadingStage, facts: ReadingFacts) => void;
  /** Nobody wants it any more. */
  readonly signal?: AbortSignal;
};

/** What the document says, or why it cannot be read: both are answers, and neither changes by asking again. */
export type ReadOutcome = { readonly reading: Reading } | { readonly failure: ReadingFailure };

export type Reader = { read: (bytes: Uint8Array, watch: ReadWatch) => Promise<ReadOutcome> };

/** It ended without an answer. The document may have done that, or the machine: who asks again counts. */
export class ReaderDied extends Error {}
