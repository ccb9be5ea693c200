import type { Actor } from "../kernel/ctx.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

export type ApplicationAction = "read" | "move";

/** Every member of the Space may read its applications; recruiters and owners may move and tag them and add notes. */
export const canActOnApplication = (
  actor: Actor,
  action: ApplicationAction,
  { space_id }: { space_id: string },
): boolean => (action === "read" ? isMember(actor, space_id) : hasRole(actor, space_id, "recruiter"));

/** Members of a Space cannot apply to its job posts. */
export const canApplyTo = (actor: Actor, spaceId: string): boolean => !isMember(actor, spaceId);

/** A note may be removed by its author, or by an owner of the Space. */
export const canRemoveNote = (actor: Actor, note: { author_id: string | null }, spaceId: string): boolean =>
  note.author_id === actor.id || hasRole(actor, spaceId, "owner");

export const canReadOverview = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);

export const canSeeSpend = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");

export const canReadStages = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);

export const canChangeStages = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");
