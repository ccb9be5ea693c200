import type { Actor } from "../kernel/ctx.ts";
import { hasRole } from "../kernel/roles.ts";

/** Only recruiters and owners search people, so only they save such searches. */
export const canSaveSearches = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");
