/** A prompt whose answer is a JSON document. People's words stand in `user`, as data; `system` is ours alone. */
export type ModelPrompt = {
  readonly system: string;
  readonly user: string;
  /** JSON Schema of the common subset: every key required and nullable, no additional ones, no format, pattern or union. */
  readonly schema: object;
  /** Of the schema, for providers that want one. */
  readonly name: string;
  readonly maxOutputTokens: number;
};

export type ModelUsage = { readonly tokensIn: number; readonly tokensOut: number };

/** Why there is no answer: too slow, too busy, broken in itself, nothing that could be read, or not asked after many failures. */
export type ModelFailure = "timeout" | "busy" | "broken" | "unreadable" | "resting" | "cutOff";

export class ModelUnavailable extends Error {
  readonly why: ModelFailure;
  constructor(why: ModelFailure, cause?: unknown) {
    super(`the model gave no answer: ${why}`, { cause });
    this.why = why;
  }
}

/** A language model outside of our machines. It may be slow, wrong, or gone: nothing depends on it. */
export type Model = {
  readonly provider: "openai" | "anthropic";
  readonly name: string;
  /** Millionths of a euro for a million tokens, as the operator pays them. */
  readonly prices: { readonly in: number; readonly out: number };
  /** After this long, with every retry, there is an answer or a failure. */
  readonly timeoutMs: number;
  /** The document in pieces as they come, and at the end what it took. Throws ModelUnavailable; ends at once on the signal. */
  readonly stream: (
    prompt: ModelPrompt,
    options: { readonly signal: AbortSignal },
  ) => { readonly deltas: AsyncIterable<string>; readonly usage: Promise<ModelUsage> };
};
