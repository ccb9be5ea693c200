import type { Actor } from "../kernel/ctx.ts";
import { hasRole } from "../kernel/roles.ts";

export const canDraftDescription = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");
