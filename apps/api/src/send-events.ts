import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { problemLate } from "./plugins/problems.ts";
import type { Listener } from "./run.ts";

/** Whoever sits between must not think that the line is dead. */
const pulseMs = 10_000;

const wants = "text/event-stream";
export const wantsEvents = (request: FastifyRequest): boolean => request.headers.accept?.includes(wants) ?? false;

/** Gone before the answer: the connection closed, and the answer had not been sent. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Events as they are said, the answer as the last of them. What fails before the first is a problem like any other, with its
 * status; after it, the problem is the last event.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (listener: Listener) => Promise<unknown>,
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
