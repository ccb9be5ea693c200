import type { Actor } from "../kernel/ctx.ts";
import { hasRole } from "../kernel/roles.ts";

/** Recruiters and owners search people; viewers do not see them. */
export const canSearchTalent = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");
