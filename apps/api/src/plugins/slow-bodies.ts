import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Reads its body by itself, with bounds of its own: a form with files takes longer than a question. */
    readsItsBody?: boolean;
  }
}

const tooLate = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Node has one limit for all requests, and uploads need a long one. Whoever sends a question a byte at a time is hung up on
 * after `ms`, as Node itself would do it.
 */
export function hangUpOnSlowBodies(app: FastifyInstance, ms: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stop = (request: FastifyRequest) => clearTimeout(timers.get(request));

  app.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.readsItsBody) {
      const { socket } = request.raw;
      timers.set(
        request,
        setTimeout(() => socket.end(tooLate, () => socket.destroy()), ms),
      );
    }
    done();
  });
  app.addHook("preValidation", (request, _reply, done) => (stop(request), done()));
  app.addHook("onResponse", (request, _reply, done) => (stop(request), done()));
  app.addHook("onRequestAbort", (request, done) => (stop(request), done()));
}
