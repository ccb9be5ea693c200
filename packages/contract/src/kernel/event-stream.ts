import type { Problem } from "./problem.ts";

type StreamEvent = { type: string; answer?: unknown; problem?: Problem };

/** Parses the events of our own server: each is one `data:` line, followed by an empty line. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (rest + part.value).split("\n\n");
    rest = events.pop()!;
    for (const event of events) if (event.startsWith("data: ")) yield JSON.parse(event.slice(6)) as StreamEvent;
  }
}

/**
 * Passes each event to `onEvent`. Returns the final answer, or the problem that the server sent instead; null if the stream broke
 * off before either.
 */
export async function lastOf(
  response: Response,
  onEvent: (event: unknown) => void,
): Promise<{ answer: unknown } | { problem: Problem } | null> {
  let last: { answer: unknown } | { problem: Problem } | null = null;
  // Reads to the end even after the final event: an unread rest would keep the browser's connection open.
  for await (const event of eventsOf(response.body!)) {
    if (event.type === "problem") last = { problem: event.problem! };
    else onEvent(event);
    if (event.type === "done") last = { answer: event.answer };
  }
  return last;
}
