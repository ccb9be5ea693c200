import type { PromptRequest, JsonSchema } from "./prompt.ts";

type RequestBody = Record<string, unknown>;
type PromptMessage = { role: string; content: string | { type: string; text?: string }[] };

/** A wire format of a model's API for requests and responses, with its own error format. */
export type WireFormat = {
  path: string;
  /** The error response to an invalid request; null means that the request is valid. */
  refusal: (
    body: RequestBody,
    headers: Record<string, string | string[] | undefined>,
  ) => { status: number; body: unknown } | null;
  read: (body: RequestBody) => PromptRequest;
  /** The stream events before the text, for each chunk of the text, and after it. */
  open: (body: RequestBody, tokensIn: number) => string[];
  piece: (body: RequestBody, text: string) => string;
  close: (body: RequestBody, tokens: { in: number; out: number }) => string[];
  whole: (body: RequestBody, text: string, tokens: { in: number; out: number }) => unknown;
  trouble: (status: number) => unknown;
};

export const key = "not-a-secret-simulators-only";

const textOf = ({ content }: PromptMessage): string =>
  typeof content === "string" ? content : content.map(({ text }) => text ?? "").join("\n");
const textsOf = (messages: unknown, role: string): string =>
  ((messages as PromptMessage[] | undefined) ?? [])
    .filter((message) => message.role === role)
    .map(textOf)
    .join("\n");

/** Whether a schema lists every key and allows no other. The real APIs refuse schemas that are not strict. */
function isStrict(schema: JsonSchema | undefined): boolean {
  if (!schema) return true;
  const keys = Object.keys(schema.properties ?? {});
  const whole =
    schema.properties === undefined ||
    (schema.additionalProperties === false && keys.every((name) => schema.required?.includes(name)));
  return (
    whole &&
    [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])].every(isStrict) &&
    isStrict(schema.items)
  );
}

const data = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;

type ResponseFormat = { json_schema?: { schema?: JsonSchema; strict?: boolean } };
const schemaOf = (body: RequestBody): JsonSchema | undefined =>
  (body.response_format as ResponseFormat | undefined)?.json_schema?.schema;
const wrong = (status: number, code: string) => ({
  status,
  body: { error: { message: code, type: "invalid_request_error", code } },
});
const chunk = (body: RequestBody, choices: unknown[], more: object = {}) =>
  data({
    id: "chatcmpl-simulated",
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model: body.model,
    choices,
    ...more,
  });
const usageOf = (tokens: { in: number; out: number }) => ({
  prompt_tokens: tokens.in,
  completion_tokens: tokens.out,
  total_tokens: tokens.in + tokens.out,
});

export const openai: WireFormat = {
  path: "/v1/chat/completions",
  refusal: (body, headers) => {
    if (headers.authorization !== `Bearer ${key}`) return wrong(401, "invalid_api_key");
    return isStrict(schemaOf(body)) ? null : wrong(400, "invalid_json_schema");
  },
  read: (body) => ({
    system: textsOf(body.messages, "system"),
    user: textsOf(body.messages, "user"),
    schema: schemaOf(body) ?? null,
  }),
  open: (body) => [chunk(body, [{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }])],
  piece: (body, content) => chunk(body, [{ index: 0, delta: { content }, finish_reason: null }]),
  close: (body, tokens) => [
    chunk(body, [{ index: 0, delta: {}, finish_reason: "stop" }]),
    ...((body.stream_options as { include_usage?: boolean } | undefined)?.include_usage
      ? [chunk(body, [], { usage: usageOf(tokens) })]
      : []),
    "data: [DONE]\n\n",
  ],
  whole: (body, content, tokens) => ({
    id: "chatcmpl-simulated",
    object: "chat.completion",
    model: body.model,
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: usageOf(tokens),
  }),
  trouble: (status) => ({
    error: { message: "simulated", type: status === 429 ? "rate_limit_error" : "server_error" },
  }),
};

type PromptTool = { name: string; input_schema: JsonSchema };
/** The tool that the model is forced to call: the named tool, or any tool. */
const toolOf = (body: RequestBody): PromptTool | undefined => {
  const { type, name } = (body.tool_choice as { type?: string; name?: string } | undefined) ?? {};
  return ((body.tools as PromptTool[] | undefined) ?? []).find((tool) => type === "any" || tool.name === name);
};
type OutputOptions = { format?: { schema?: JsonSchema } };
const anthropicSchema = (body: RequestBody): JsonSchema | undefined =>
  (body.output_config as OutputOptions | undefined)?.format?.schema ?? toolOf(body)?.input_schema;
const event = (type: string, more: object) => `event: ${type}\n${data({ type, ...more })}`;
const refused = (status: number, type: string, message: string) => ({
  status,
  body: { type: "error", error: { type, message } },
});

export const anthropic: WireFormat = {
  path: "/v1/messages",
  refusal: (body, headers) => {
    if (headers["x-api-key"] !== key) return refused(401, "authentication_error", "invalid x-api-key");
    if (!headers["anthropic-version"])
      return refused(400, "invalid_request_error", "anthropic-version: header is required");
    if (!body.max_tokens) return refused(400, "invalid_request_error", "max_tokens: Field required");
    return null;
  },
  read: (body) => ({
    system: textsOf([{ role: "system", content: body.system ?? "" }], "system"),
    user: textsOf(body.messages, "user"),
    schema: anthropicSchema(body) ?? null,
  }),
  open: (body, tokensIn) => {
    const usage = { input_tokens: tokensIn, output_tokens: 1 };
    const message = { id: "msg_simulated", type: "message", role: "assistant", content: [], model: body.model };
    const tool = toolOf(body);
    const content_block = tool
      ? { type: "tool_use", id: "toolu_simulated", name: tool.name, input: {} }
      : { type: "text", text: "" };
    return [
      event("message_start", { message: { ...message, stop_reason: null, stop_sequence: null, usage } }),
      event("content_block_start", { index: 0, content_block }),
      event("ping", {}),
    ];
  },
  piece: (body, text) =>
    event("content_block_delta", {
      index: 0,
      delta: toolOf(body) ? { type: "input_json_delta", partial_json: text } : { type: "text_delta", text },
    }),
  close: (body, tokens) => [
    event("content_block_stop", { index: 0 }),
    event("message_delta", {
      delta: { stop_reason: toolOf(body) ? "tool_use" : "end_turn", stop_sequence: null },
      usage: { output_tokens: tokens.out },
    }),
    event("message_stop", {}),
  ],
  whole: (body, text, tokens) => ({
    id: "msg_simulated",
    type: "message",
    role: "assistant",
    model: body.model,
    content: [{ type: "text", text }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: tokens.in, output_tokens: tokens.out },
  }),
  trouble: (status) => ({
    type: "error",
    error: { type: status === 429 ? "rate_limit_error" : "api_error", message: "simulated" },
  }),
};
