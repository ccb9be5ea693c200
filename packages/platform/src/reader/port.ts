import type { CompletedStage, ParsedDocument, ReadingFailure, ReadingStage } from "@orbita/contract";

export type ReadingFacts = CompletedStage["facts"];

export type ReadObserver = {
  /** Called at the end of each stage of reading a document, with the figures of that stage. */
  readonly onStage: (stage: ReadingStage, facts: ReadingFacts) => void;
  /** Aborted when the result is no longer needed. */
  readonly signal?: AbortSignal;
};

/** The content that was read, or the reason why the document cannot be read. Unlike `ReaderDied`, neither leads to a retry. */
export type ReadOutcome = { readonly reading: ParsedDocument } | { readonly failure: ReadingFailure };

export type Reader = { read: (bytes: Uint8Array, watch: ReadObserver) => Promise<ReadOutcome> };

/**
 * Thrown if the child process that reads the document ended without a result, because of the document or the machine. Callers that
 * retry must limit their attempts.
 */
export class ReaderDied extends Error {}
