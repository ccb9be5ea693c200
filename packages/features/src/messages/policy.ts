import type { MessageSide } from "@orbita/contract";
import { hasRole, isMember, type Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import type { Subject } from "./subject-queries.ts";

export const userOf = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");

/** The talent always; in the Space, members who may see the subject: offers are visible only to recruiters. */
export function mayRead(actor: Actor, side: MessageSide, subject: Subject): boolean {
  if (side === "talent") return actor.id !== null && subject.talent_id === actor.id;
  if (!subject.enabled) return false;
  return subject.about === "offer" ? hasRole(actor, subject.space_id, "recruiter") : isMember(actor, subject.space_id);
}

export const mayWriteFor = (actor: Actor, side: MessageSide, { space_id }: Pick<Subject, "space_id">): boolean =>
  side === "talent" || hasRole(actor, space_id, "recruiter");

/** The Space that the user acts for. */
export const spaceOf = (actor: Actor): string => {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(isMember(actor, spaceId));
  return spaceId;
};

export const writingSpaceOf = (actor: Actor): string => {
  const spaceId = spaceOf(actor);
  allow(hasRole(actor, spaceId, "recruiter"));
  return spaceId;
};
