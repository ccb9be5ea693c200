import { hasRole, isMember, type Actor } from "../kernel/ctx.ts";

export type ApplicationAction = "read" | "move";

/** Every member of the Space may read; recruiters and owners may move, add notes and tag. */
export const can = (actor: Actor, action: ApplicationAction, { space_id }: { space_id: string }): boolean =>
  action === "read" ? isMember(actor, space_id) : hasRole(actor, space_id, "recruiter");
