import type { ReadingFailure } from "@orbita/contract";

/** A document that cannot be read, and why; the reason has its words in the browser. */
export class NotRead extends Error {
  readonly reason: ReadingFailure;
  constructor(reason: ReadingFailure, detail?: string) {
    super(detail ?? reason);
    this.reason = reason;
  }
}
