import type { MessageSide } from "@orbita/contract";
import type { Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { hasRole, isMember } from "../kernel/roles.ts";
import type { ThreadSubject } from "./subject-queries.ts";

export const requireThreadUser = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");

/**
 * Whether the actor may read a thread on this side. The talent always may. In the Space, members who may see the subject may:
 * contact requests are visible only to recruiters.
 */
export function mayReadThread(actor: Actor, side: MessageSide, subject: ThreadSubject): boolean {
  if (side === "talent") return actor.id !== null && subject.talent_id === actor.id;
  if (!subject.enabled) return false;
  return subject.about === "contactRequest"
    ? hasRole(actor, subject.space_id, "recruiter")
    : isMember(actor, subject.space_id);
}

export const mayWriteFor = (actor: Actor, side: MessageSide, { space_id }: Pick<ThreadSubject, "space_id">): boolean =>
  side === "talent" || hasRole(actor, space_id, "recruiter");

/** The Space that the actor acts for; fails if the actor is not its member. */
export const requireThreadSpace = (actor: Actor): string => {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(isMember(actor, spaceId));
  return spaceId;
};

export const writingSpaceOf = (actor: Actor): string => {
  const spaceId = requireThreadSpace(actor);
  allow(hasRole(actor, spaceId, "recruiter"));
  return spaceId;
};
