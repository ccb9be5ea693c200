import type { FastifyInstance } from "fastify";

/**
 * Warns once per process when X-Forwarded-For comes from a peer that PROXY_ADDRESSES does not name. Then all visitors behind that
 * peer count as one IP address and share its rate limits. The header of an attacker who reaches the api directly is ignored the
 * same way.
 */
export function warnOfUntrustedProxies(app: FastifyInstance): void {
  let warned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!warned && request.headers["x-forwarded-for"] !== undefined && (request.ips?.length ?? 1) < 2) {
      warned = true;
      // The log omits the peer's address, which may belong to a person.
      request.log.warn(
        "X-Forwarded-For from a peer outside PROXY_ADDRESSES is ignored: all visitors behind it count as one address",
      );
    }
    done();
  });
}
