import type { Problem } from "./problem.ts";

type Said = { type: string; answer?: unknown; problem?: Problem };

/** What each event of our own server says: one line of data, and an empty one after it. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Said> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (rest + part.value).split("\n\n");
    rest = events.pop()!;
    for (const event of events) if (event.startsWith("data: ")) yield JSON.parse(event.slice(6)) as Said;
  }
}

/** Tells each event; the last is the answer, or the problem that came in its place. Null where the stream was cut off before it. */
export async function lastOf(
  response: Response,
  onEvent: (event: unknown) => void,
): Promise<{ answer: unknown } | { problem: Problem } | null> {
  let last: { answer: unknown } | { problem: Problem } | null = null;
  // Read to its end also after the last word: what is left unread keeps the browser's connection.
  for await (const event of eventsOf(response.body!)) {
    if (event.type === "problem") last = { problem: event.problem! };
    else onEvent(event);
    if (event.type === "done") last = { answer: event.answer };
  }
  return last;
}
