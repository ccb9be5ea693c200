import { hasRole, isMember, type Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";

/** Recruiters and owners propose, move and cancel interviews. */
export function actingSpace(actor: Actor): string {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(hasRole(actor, spaceId, "recruiter"));
  return spaceId;
}

/**
 * Every member sees the interviews of applications. Interviews from offers are visible only to recruiters and to the
 * interviewers.
 */
export function readingSpace(actor: Actor): { spaceId: string; seesOffers: boolean; userId: string } {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(isMember(actor, spaceId));
  return { spaceId, seesOffers: hasRole(actor, spaceId, "recruiter"), userId: actor.id! };
}

export const talentOf = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");
