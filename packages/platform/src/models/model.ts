/** A prompt whose response is JSON. Text of users goes into `user` as data; `system` contains only our own text. */
export type ModelPrompt = {
  readonly system: string;
  readonly user: string;
  /**
   * JSON Schema in the subset that all providers support: every key required and nullable, no additional keys, no format, pattern
   * or union.
   */
  readonly schema: object;
  /** The name of the schema, for providers that require it. */
  readonly name: string;
  readonly maxOutputTokens: number;
};

export type ModelUsage = { readonly tokensIn: number; readonly tokensOut: number };

/**
 * Why there is no response: timeout, provider busy, provider error, unreadable response, circuit breaker open, or response cut off.
 */
export type ModelFailure = "timeout" | "busy" | "broken" | "unreadable" | "resting" | "cutOff";

export class ModelUnavailable extends Error {
  readonly why: ModelFailure;
  constructor(why: ModelFailure, cause?: unknown) {
    super(`the model gave no answer: ${why}`, { cause });
    this.why = why;
  }
}

/** An external language model. It may be slow, wrong or unavailable, so no feature may depend on it. */
export type Model = {
  readonly provider: "openai" | "anthropic";
  readonly name: string;
  /** The operator's price in millionths of a euro per million tokens. */
  readonly prices: { readonly in: number; readonly out: number };
  /** The maximum time of a call in milliseconds, including retries. */
  readonly timeoutMs: number;
  /** Streams the response, then the token usage. Throws ModelUnavailable; stops at once when the signal aborts. */
  readonly stream: (
    prompt: ModelPrompt,
    options: { readonly signal: AbortSignal },
  ) => { readonly deltas: AsyncIterable<string>; readonly usage: Promise<ModelUsage> };
};
