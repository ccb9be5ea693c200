/** Requirements for a response. A response that does not match is not read. */
export type FetchRequirements = {
  readonly types: readonly RegExp[];
  readonly maxBytes: number;
  /** For a longer body: "cut" reads up to the limit (enough for the head of a page), "fail" rejects it. */
  readonly longer: "cut" | "fail";
  readonly accept: string;
  readonly signal?: AbortSignal;
};

export type Fetched = {
  /** The final URL after redirects. */
  readonly url: string;
  /** Lower case, without parameters. */
  readonly type: string;
  readonly charset: string | null;
  readonly bytes: Uint8Array;
};

/** Fetches public resources from external servers. See docs/adr/0037-the-safe-fetcher.md. */
export type Fetcher = {
  /** Rejects only with FetchRefused or FetchFailed. */
  get: (url: string, wanted: FetchRequirements) => Promise<Fetched>;
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

/** The URL, or a redirect target, is not allowed; no connection was made there. */
export class FetchRefused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}
/** The request was made, but there is no usable response. */
export class FetchFailed extends Error {
  readonly reason: FetchFailure;
  constructor(reason: FetchFailure, cause?: unknown) {
    super(`failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
