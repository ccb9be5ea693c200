/** Requirements that a response must meet. A response that does not meet them is not read. */
export type FetchRequirements = {
  readonly types: readonly RegExp[];
  readonly maxBytes: number;
  /**
   * The handling of a body above the limit: "cut" reads up to the limit (enough for the head of a page), "fail" rejects the
   * response.
   */
  readonly longer: "cut" | "fail";
  readonly accept: string;
  readonly signal?: AbortSignal;
};

export type FetchedResource = {
  /** The final URL after redirects. */
  readonly url: string;
  /** The media type of the response, in lower case and without parameters. */
  readonly type: string;
  readonly charset: string | null;
  readonly bytes: Uint8Array;
};

/** Fetches public resources from external servers. See docs/adr/0037-the-safe-fetcher.md. */
export type Fetcher = {
  /** Rejects only with FetchRefused or FetchFailed. */
  get: (url: string, wanted: FetchRequirements) => Promise<FetchedResource>;
};

export type UrlRefusal = "url" | "scheme" | "credentials" | "port" | "name" | "address";
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

/** Thrown if the URL or a redirect target is not allowed. No connection was made to it. */
export class FetchRefused extends Error {
  readonly reason: UrlRefusal;
  constructor(reason: UrlRefusal) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}
/** Thrown if the request was made but there is no usable response. */
export class FetchFailed extends Error {
  readonly reason: FetchFailure;
  constructor(reason: FetchFailure, cause?: unknown) {
    super(`failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
