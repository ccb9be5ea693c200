import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelPrompt, ModelUsage } from "./model.ts";

export type WireOptions = {
  readonly provider: "openai" | "anthropic";
  readonly url: string;
  readonly key: string;
  readonly name: string;
};

export type Piece =
  | { readonly type: "text"; readonly text: string }
  /** A sign of life without text, such as reasoning or a ping. */
  | { readonly type: "alive" }
  | { readonly type: "error"; readonly error: unknown }
  | { readonly type: "end"; readonly complete: boolean; readonly usage: ModelUsage };

/** A single request to the provider, streamed. No retry, no timeout, no log. */
export type Wire = (prompt: ModelPrompt, signal: AbortSignal) => Promise<AsyncIterable<Piece>>;

/** Self-hosted servers need no key, but the library requires one. */
const noKey = "none";

function modelOf({ provider, url, key, name }: WireOptions) {
  if (provider === "anthropic") return createAnthropic({ baseURL: url, apiKey: key || noKey })(name);
  return createOpenAICompatible({
    name: "openai",
    baseURL: url,
    apiKey: key || noKey,
    includeUsage: true,
    supportsStructuredOutputs: true,
  }).chatModel(name);
}

type Language = ReturnType<typeof modelOf>;
type Part = Awaited<ReturnType<Language["doStream"]>>["stream"] extends ReadableStream<infer P> ? P : never;

function pieceOf(part: Part): Piece {
  if (part.type === "text-delta") return { type: "text", text: part.delta };
  if (part.type === "error") return { type: "error", error: part.error };
  if (part.type !== "finish") return { type: "alive" };
  const { usage, finishReason } = part;
  return {
    type: "end",
    // Any other reason means a truncated response: too long, filtered, or a lost connection.
    complete: finishReason.unified === "stop",
    usage: { tokensIn: usage.inputTokens.total ?? 0, tokensOut: usage.outputTokens.total ?? 0 },
  };
}

export function openWire(options: WireOptions): Wire {
  const model: Pick<Language, "doStream"> = modelOf(options);
  return async (prompt, signal) => {
    const { stream } = await model.doStream({
      prompt: [
        { role: "system", content: prompt.system },
        { role: "user", content: [{ type: "text", text: prompt.user }] },
      ],
      responseFormat: { type: "json", schema: prompt.schema, name: prompt.name },
      maxOutputTokens: prompt.maxOutputTokens,
      temperature: 0,
      abortSignal: signal,
    });
    return (async function* pieces() {
      for await (const part of stream) yield pieceOf(part);
    })();
  };
}
