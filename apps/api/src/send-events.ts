import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { problemLate } from "./plugins/problems.ts";
import type { StreamListener } from "./run.ts";

/** Interval of the keep-alive comments of an event stream, so that proxies do not close it while it is idle. */
const pulseMs = 10_000;

const wants = "text/event-stream";
export const wantsEvents = (request: FastifyRequest): boolean => request.headers.accept?.includes(wants) ?? false;

/** Returns a signal that aborts when the connection closes before the whole response was sent. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Streams events as they are emitted, with the answer as the last event. A failure before the first event is a normal problem
 * with its status; later failures become the last event.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (listener: StreamListener) => Promise<unknown>,
): Promise<FastifyReply> {
  const signal = untilGone(reply);
  const stream = new PassThrough();
  const say = (event: unknown) => void (stream.writable && stream.write(`data: ${JSON.stringify(event)}\n\n`));
  const begun = Promise.withResolvers<void>();
  const answered = run({ signal, emit: (event) => (say(event), begun.resolve()) });
  await Promise.race([begun.promise, answered]);
  const pulse = setInterval(() => stream.write(":\n\n"), pulseMs);
  void answered
    .then(
      (answer) => say({ type: "done", answer }),
      (error: Error) => say({ type: "problem", problem: problemLate(request, error) }),
    )
    .finally(() => {
      clearInterval(pulse);
      stream.end();
    });
  return reply.headers({ "cache-control": "no-store", "x-accel-buffering": "no" }).type(wants).send(stream);
}
