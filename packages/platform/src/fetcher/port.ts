/** What is wanted of an answer: anything else is not read. */
export type Wanted = {
  readonly types: readonly RegExp[];
  readonly maxBytes: number;
  /** What is longer: read as far as the bound, as a page whose head says all; or not at all. */
  readonly longer: "cut" | "fail";
  readonly accept: string;
  readonly signal?: AbortSignal;
};

export type Fetched = {
  /** Where the last redirect led. */
  readonly url: string;
  /** In small letters, without parameters. */
  readonly type: string;
  readonly charset: string | null;
  readonly bytes: Uint8Array;
};

/** Asks other people's servers for what anybody may see. See docs/adr/0037-the-safe-fetcher.md. */
export type Fetcher = {
  /** Rejects with FetchRefused or FetchFailed, and with nothing else. */
  get: (url: string, wanted: Wanted) => Promise<Fetched>;
};

export type Refusal = "url" | "scheme" | "credentials" | "port" | "name" | "address";
export type FetchFailure =
  | "unknownName"
  | "connection"
  | "late"
  | "gone"
  | "busy"
  | "redirects"
  | "status"
  | "type"
  | "encoding"
  | "tooLong";

/** It was not asked, or not where it sent us: no connection was made there. */
export class FetchRefused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}
/** It was asked, and nothing came that we can use. */
export class FetchFailed extends Error {
  readonly reason: FetchFailure;
  constructor(reason: FetchFailure, cause?: unknown) {
    super(`failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
