import { hasRole, type Actor } from "../kernel/ctx.ts";

type Whose = { readonly owner_id: string | null; readonly space_id: string | null };

export const isOwn = (actor: Actor, { owner_id }: Whose): boolean => actor.id !== null && actor.id === owner_id;

/** The owner, or a recruiter of the Space it belongs to. An admin who uploaded a document for a user may not read it. */
export const maySee = (actor: Actor, upload: Whose): boolean =>
  isOwn(actor, upload) || (upload.space_id !== null && hasRole(actor, upload.space_id, "recruiter"));
