import { hasRole, type Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";

/** The Space that the actor acts for. Fails unless the actor is a recruiter or owner there, who can also search people. */
export function requireShortlistSpace(actor: Actor): string {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(hasRole(actor, spaceId, "recruiter"));
  return spaceId;
}
