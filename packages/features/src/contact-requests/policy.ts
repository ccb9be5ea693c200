import type { Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { hasRole } from "../kernel/roles.ts";

/** The Space for which the actor may make contact requests; only recruiters and owners may. Viewers do not see the recipients. */
export function requireContactRequestSpace(actor: Actor): string {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(hasRole(actor, spaceId, "recruiter"));
  return spaceId;
}

export const requireContactRequestTalent = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");
