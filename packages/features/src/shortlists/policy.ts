import type { Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { hasRole } from "../kernel/roles.ts";

/** The Space that the actor acts for. Fails unless the actor is a recruiter or owner there, who can also search people. */
export function requireShortlistSpace(actor: Actor): string {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(canOpenShortlist(actor, spaceId));
  return spaceId;
}

export const canOpenShortlist = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");
