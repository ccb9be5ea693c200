import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Starts a span for a sample of requests, and for every request whose caller is traced. It hooks only into the begin and the end
 * of a request: an untraced request costs one random number.
 */
export function traceRequests(app: FastifyInstance, ratio: number): void {
  const tracer = trace.getTracer("orbita-api");
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { traceparent } = request.headers;
    const followed = typeof traceparent === "string" && traceparent.endsWith("-01");
    if (!followed && Math.random() >= ratio) return done();
    const parent = followed ? propagation.extract(context.active(), request.headers) : context.active();
    const name = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.SERVER, attributes: { "http.route": request.routeOptions.url ?? "" } },
      parent,
    );
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
