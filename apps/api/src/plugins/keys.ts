import type { FastifyInstance } from "fastify";
import type { JSONWebKeySet } from "jose";

export type PublicKeys = JSONWebKeySet;

/** Publishes the public keys for other services that verify our tokens, including retired keys that no longer sign. */
export function publishKeys(app: FastifyInstance, keys: PublicKeys): void {
  app.get("/.well-known/jwks.json", (_, reply) => reply.header("cache-control", "public, max-age=300").send(keys));
}
