import { hasRole, type Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";

/** Recruiters and owners of the Space they act for, who can also search people. */
export function spaceOf(actor: Actor): string {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(hasRole(actor, spaceId, "recruiter"));
  return spaceId;
}
