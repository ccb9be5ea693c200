import { monitorEventLoopDelay } from "node:perf_hooks";
import { Failure } from "@orbita/features";
import type { FastifyInstance } from "fastify";

const everyMs = 1_000;

/**
 * Refuses while the loop is late: delay is what people wait for, while utilization says busy, not late. Our own, because
 * @fastify/under-pressure takes a second without a single sample for an endless delay: after a start that kept the loop for a
 * second, every request of the next one was refused.
 */
export function refuseWhenLate(app: FastifyInstance, maxDelayMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let late = false;
  const timer = setInterval(() => {
    // NaN, without a sample, is not late.
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
