import type { Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

/** The Space for which the actor may propose, move and cancel interviews; only recruiters and owners may. */
export function requireInterviewSpace(actor: Actor): string {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(hasRole(actor, spaceId, "recruiter"));
  return spaceId;
}

/**
 * The Space whose interviews the actor may read. Every member sees the interviews of applications; interviews from contact
 * requests are visible only to recruiters and to the interviewers.
 */
export function readingSpace(actor: Actor): { spaceId: string; seesContactRequests: boolean; userId: string } {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(isMember(actor, spaceId));
  return { spaceId, seesContactRequests: hasRole(actor, spaceId, "recruiter"), userId: actor.id! };
}

export const requireInterviewTalent = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");
