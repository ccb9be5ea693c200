import type { FastifyInstance } from "fastify";
import type { JSONWebKeySet } from "jose";

export type PublicKeys = JSONWebKeySet;

/** Who verifies our tokens elsewhere finds the keys here, those that no longer sign included. */
export function publishKeys(app: FastifyInstance, keys: PublicKeys): void {
  app.get("/.well-known/jwks.json", (_, reply) => reply.header("cache-control", "public, max-age=300").send(keys));
}
