import { randomUUIDv7 } from "node:crypto";
import { isSafe, type Route } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { FastifyRequest } from "fastify";
import { whyOf } from "./reason.ts";

/**
 * Records every write of an administrator with its author and reason, in the transaction of the write. It is called for all
 * routes in one place, so that no route can forget it.
 */
export async function noteAct(tx: Tx, request: FastifyRequest, route: Route): Promise<void> {
  const { actor, id, url } = request;
  if (route.area !== "admin" || isSafe(route) || actor.id === null) return;
  await tx
    .insertInto("admin_acts")
    .values({
      id: randomUUIDv7(),
      admin_id: actor.id,
      act: `${route.method} ${route.path}`,
      path: url.split("?", 1)[0]!,
      request_id: id,
      why: whyOf(request, route) ?? "",
    })
    .execute();
}
