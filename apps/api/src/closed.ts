import { serverLanguage, type Route } from "@orbita/contract";
import { closedFailure, findActor, type Actor, type Failure } from "@orbita/features";
import type { FastifyRequest } from "fastify";
import { actorOf } from "./access.ts";
import type { ApiServices } from "./run.ts";

/** Returns the failure for a request during maintenance. Undefined if the route stays open or the platform is not in maintenance. */
export function shutOut(
  request: FastifyRequest,
  route: Route,
  { platform, clock }: Pick<ApiServices, "platform" | "clock">,
): Failure | undefined {
  if (route.whileClosed) return undefined;
  const now = clock();
  const closed = platform.maintenance.closed(now);
  return closed ? closedFailure(closed, serverLanguage(request.headers["accept-language"]), now) : undefined;
}

/**
 * Authenticates the caller and refuses everyone but administrators during maintenance. Impersonal routes do not load the actor,
 * so the administrator check loads it here. An expired token fails as unauthenticated first: its owner may be an administrator
 * and can retry with a fresh token.
 */
export async function admit(request: FastifyRequest, route: Route, services: ApiServices): Promise<Actor> {
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
