import { monitorEventLoopDelay } from "node:perf_hooks";
import { Failure } from "@orbita/features";
import type { FastifyInstance } from "fastify";

const everyMs = 1_000;

/**
 * Refuses requests while the event loop is late. It measures delay, which users notice; a high utilization only means busy. We do
 * not use @fastify/under-pressure, because it treats a second without samples as an infinite delay: after a start that blocked
 * the loop for a second, it refused every request of the next second.
 */
export function refuseWhenLate(app: FastifyInstance, maxDelayMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let late = false;
  const timer = setInterval(() => {
    // Without samples the mean delay is NaN, which does not count as late.
    late = delays.mean / 1e6 > maxDelayMs;
    delays.reset();
  }, everyMs).unref();
  app.addHook("onRequest", (_request, _reply, done) => done(late ? new Failure("server.overloaded") : undefined));
  app.addHook("onClose", (_app, done) => {
    clearInterval(timer);
    delays.disable();
    done();
  });
}
