import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelPrompt, ModelUsage } from "./model.ts";

export type ProviderCallOptions = {
  readonly provider: "openai" | "anthropic";
  readonly url: string;
  readonly key: string;
  readonly name: string;
};

export type StreamChunk =
  | { readonly type: "text"; readonly text: string }
  /** A chunk without text, such as reasoning or a ping. It only shows that the provider is still working. */
  | { readonly type: "alive" }
  | { readonly type: "error"; readonly error: unknown }
  | { readonly type: "end"; readonly complete: boolean; readonly usage: ModelUsage };

/** Sends a single request to the provider and streams the response, without retry, timeout or log. */
export type ProviderCall = (prompt: ModelPrompt, signal: AbortSignal) => Promise<AsyncIterable<StreamChunk>>;

/** Placeholder key: self-hosted servers need no key, but the library requires one. */
const noKey = "none";

function modelOf({ provider, url, key, name }: ProviderCallOptions) {
  if (provider === "anthropic") return createAnthropic({ baseURL: url, apiKey: key || noKey })(name);
  return createOpenAICompatible({
    name: "openai",
    baseURL: url,
    apiKey: key || noKey,
    includeUsage: true,
    supportsStructuredOutputs: true,
  }).chatModel(name);
}

type LanguageModel = ReturnType<typeof modelOf>;
type ProviderStreamPart =
  Awaited<ReturnType<LanguageModel["doStream"]>>["stream"] extends ReadableStream<infer P> ? P : never;

function pieceOf(part: ProviderStreamPart): StreamChunk {
  if (part.type === "text-delta") return { type: "text", text: part.delta };
  if (part.type === "error") return { type: "error", error: part.error };
  if (part.type !== "finish") return { type: "alive" };
  const { usage, finishReason } = part;
  return {
    type: "end",
    // Any other finish reason means that the response is truncated: too long, filtered, or a lost connection.
    complete: finishReason.unified === "stop",
    usage: { tokensIn: usage.inputTokens.total ?? 0, tokensOut: usage.outputTokens.total ?? 0 },
  };
}

export function openWire(options: ProviderCallOptions): ProviderCall {
  const model: Pick<LanguageModel, "doStream"> = modelOf(options);
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
