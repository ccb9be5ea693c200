import { hasRole, type Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";

/** Recruiters and owners make offers for their Space; viewers do not see the recipients. */
export function actingSpace(actor: Actor): string {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(hasRole(actor, spaceId, "recruiter"));
  return spaceId;
}

export const talentOf = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");
