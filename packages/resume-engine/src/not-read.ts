import type { ReadingFailure } from "@orbita/contract";

/** A document that cannot be read, with the reason; the browser has the text for each reason. */
export class NotRead extends Error {
  readonly reason: ReadingFailure;
  constructor(reason: ReadingFailure, detail?: string) {
    super(detail ?? reason);
    this.reason = reason;
  }
}
