import type { ReadingFailure } from "@orbita/contract";

/** Thrown for a document that cannot be read, with the reason. The web app has a message for each reason. */
export class NotRead extends Error {
  readonly reason: ReadingFailure;
  constructor(reason: ReadingFailure, detail?: string) {
    super(detail ?? reason);
    this.reason = reason;
  }
}
