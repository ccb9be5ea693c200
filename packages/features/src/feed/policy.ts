import type { Actor } from "../kernel/ctx.ts";
import { hasRole } from "../kernel/roles.ts";

export const canReadSpaceFeed = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");
