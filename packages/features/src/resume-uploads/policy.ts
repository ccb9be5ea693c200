import { hasRole, type Actor } from "../kernel/ctx.ts";

type Whose = { readonly owner_id: string | null; readonly space_id: string | null };

export const isOwn = (actor: Actor, { owner_id }: Whose): boolean => actor.id !== null && actor.id === owner_id;

/** A person's own, or a Space's for who recruits in it; an admin who sent one has no business with what is in it. */
export const maySee = (actor: Actor, upload: Whose): boolean =>
  isOwn(actor, upload) || (upload.space_id !== null && hasRole(actor, upload.space_id, "recruiter"));
