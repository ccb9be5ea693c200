import { hasRole, isMember, type Actor } from "../kernel/ctx.ts";

export type ApplicationAction = "read" | "move";

/** Every member of the Space may read its applications; recruiters and owners may move and tag them and add notes. */
export const canActOnApplication = (
  actor: Actor,
  action: ApplicationAction,
  { space_id }: { space_id: string },
): boolean => (action === "read" ? isMember(actor, space_id) : hasRole(actor, space_id, "recruiter"));
