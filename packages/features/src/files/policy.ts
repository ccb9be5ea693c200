import type { Actor } from "../kernel/ctx.ts";
import { hasRole } from "../kernel/roles.ts";

type OwnedFile = { readonly owner_id: string | null; readonly space_id: string | null };

/** Whether the file is the actor's own: they uploaded it, or are a recruiter of the Space that it was uploaded for. */
export const isOwnFile = (actor: Actor, { owner_id, space_id }: OwnedFile): boolean =>
  (actor.id !== null && actor.id === owner_id) || (space_id !== null && hasRole(actor, space_id, "recruiter"));
