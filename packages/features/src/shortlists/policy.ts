import { hasRole, type Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";

/** Who searches for people keeps lists of them: recruiters and owners of the Space that they act for. */
export function spaceOf(actor: Actor): string {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(hasRole(actor, spaceId, "recruiter"));
  return spaceId;
}
