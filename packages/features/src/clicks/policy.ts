import type { Actor } from "../kernel/ctx.ts";
import { isMember } from "../kernel/roles.ts";

/** Every member of a Space may read the click logs of its job posts. */
export const canReadClickLog = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);

/** Clicks of the Space's own members are not billed. */
export const isOwnClick = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);
