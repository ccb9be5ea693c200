import type { Actor } from "../kernel/ctx.ts";
import { hasRole } from "../kernel/roles.ts";

type UploadOwner = { readonly owner_id: string | null; readonly space_id: string | null };

export const isOwnUpload = (actor: Actor, { owner_id }: UploadOwner): boolean =>
  actor.id !== null && actor.id === owner_id;

/**
 * Whether the actor may see a CV upload: its owner may, and recruiters of the Space that it belongs to. An admin who uploaded a
 * CV for a user may not.
 */
export const maySee = (actor: Actor, upload: UploadOwner): boolean =>
  isOwnUpload(actor, upload) || (upload.space_id !== null && hasRole(actor, upload.space_id, "recruiter"));
