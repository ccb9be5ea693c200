import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Set for routes that parse their own body with limits of their own, because a form with files takes longer than JSON.
     */
    readsItsBody?: boolean;
  }
}

const tooLate = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Node has one timeout for all requests, and uploads need a long one. This hook closes connections that send a small body too
 * slowly after `ms`, with the same answer as Node.
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
