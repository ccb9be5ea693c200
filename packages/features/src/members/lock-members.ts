import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { mayManageMembers } from "./policy.ts";
import { findRole, lockSpaceMembers, type SpaceName } from "./queries.ts";

/** Locks the memberships of a Space until the commit, and checks that the caller is still an owner. */
export async function lockMembers(ctx: Ctx, spaceId: string): Promise<SpaceName & { actorId: string }> {
  const actorId = ctx.actor.id ?? fail("access.unauthenticated");
  allow(mayManageMembers(ctx.actor, spaceId));
  const space = (await lockSpaceMembers(ctx.tx, spaceId)) ?? fail("space.notFound");
  allow((await findRole(ctx.tx, spaceId, actorId)) === "owner");
  return { ...space, actorId };
}
