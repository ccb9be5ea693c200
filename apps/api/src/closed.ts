import { serverLanguage, type Route } from "@orbita/contract";
import { closedFailure, findActor, type Actor, type Failure } from "@orbita/features";
import type { FastifyRequest } from "fastify";
import { actorOf } from "./access.ts";
import type { Services } from "./run.ts";

/** While the platform is closed everybody is told so; undefined for who may go on. */
export function shutOut(
  request: FastifyRequest,
  route: Route,
  { platform, clock }: Pick<Services, "platform" | "clock">,
): Failure | undefined {
  if (route.whileClosed) return undefined;
  const now = clock();
  const closed = platform.maintenance.closed(now);
  return closed ? closedFailure(closed, serverLanguage(request.headers["accept-language"]), now) : undefined;
}

/**
 * Who asks, where they may while the platform is closed. Administrators stay inside; where a route does not ask who somebody is,
 * it is asked now. A token that is over is told so first: its owner may be one, and comes back with another.
 */
export async function admit(request: FastifyRequest, route: Route, services: Services): Promise<Actor> {
  const refusal = shutOut(request, route, services);
  if (refusal && request.headers.authorization === undefined) throw refusal;
  const actor = await actorOf(request, route, services);
  if (!refusal || actor.admin) return actor;
  const { adminsByAnyMethod: anyMethod } = services.platform;
  if (
    route.impersonal &&
    actor.id !== null &&
    (await findActor(services.db, actor.id, { sessionId: actor.sessionId, anyMethod }))?.admin
  )
    return actor;
  throw refusal;
}
