import type { AssistantAnswer, AssistantExchange, AssistantInitialState, AssistantQuote } from "@orbita/contract";
import { aLine } from "./a-talent.ts";

export const aQuote = (text: string, more: Partial<AssistantQuote> = {}): AssistantQuote => ({
  ...aLine(text),
  subject: "019f0000-0000-7000-8000-000000000001",
  ...more,
});

export const anAnswer = (more: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  kind: "answered",
  text: "",
  statements: [],
  comparison: null,
  refusal: null,
  suggestions: [],
  engine: { kind: "onBox", model: null, note: null },
  ...more,
});

let count = 0;
export const aMessage = (question: string, answer: AssistantAnswer | null): AssistantExchange => ({
  id: `019f0000-0000-7000-8000-0000000001${String(count++).padStart(2, "0")}`,
  question,
  language: "en",
  answer,
  created: "2026-11-16T08:00:00.000Z",
});

export const anOpening = (
  messages: readonly AssistantExchange[] = [],
  more: Partial<AssistantInitialState> = {},
): AssistantInitialState => ({
  conversation: messages.length > 0 ? { id: "019f0000-0000-7000-8000-0000000000c1", messages: [...messages] } : null,
  suggestions: ["Has the person worked with Java?", "Which languages?"],
  people: [{ subject: "019f0000-0000-7000-8000-000000000001", label: "Giulia Ferraris" }],
  excluded: 0,
  engine: { kind: "onBox", model: null, note: null },
  ...more,
});

/** A streamed response whose chunks the test controls. */
export function aStream() {
  const bytes = new TextEncoder();
  let to!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (to = controller) });
  return {
    response: new Response(body, { headers: { "content-type": "text/event-stream" } }),
    say: (event: object) => to.enqueue(bytes.encode(`data: ${JSON.stringify(event)}\n\n`)),
    end: () => to.close(),
    breakOff: () => to.error(new TypeError("network")),
  };
}
