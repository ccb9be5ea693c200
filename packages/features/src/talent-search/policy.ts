import type { Actor } from "../kernel/ctx.ts";
import { hasRole } from "../kernel/roles.ts";

/** Recruiters and owners search people; viewers do not see them. */
export const canSearchTalent = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");

/** Recruiters and owners, who may write jobs, may see the blurred figures about the people for a job. */
export const canEstimateTalents = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");
