import { hasRole, isMember, type Actor } from "../kernel/ctx.ts";

export type ApplicationAction = "read" | "move";

/** Every member of the Space reads; recruiters and owners move, note and tag. */
export const can = (actor: Actor, action: ApplicationAction, { space_id }: { space_id: string }): boolean =>
  action === "read" ? isMember(actor, space_id) : hasRole(actor, space_id, "recruiter");
