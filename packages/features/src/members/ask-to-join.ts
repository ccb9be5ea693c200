import { isMember, type Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { sendJoinRequest } from "./jobs.ts";
import { findOwnerIds, findSpaceName, noteJoinRequest } from "./queries.ts";

/** Emails each owner, at most once a day per user. A repeated request gets the same response without an email. */
export async function askToJoin(ctx: Ctx, { id: spaceId }: { id: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  if (!(await findSpaceName(ctx.tx, spaceId))) fail("space.notFound");
  if (isMember(ctx.actor, spaceId)) fail("space.userAlreadyAdded");
  if (!(await noteJoinRequest(ctx.tx, { spaceId, userId, now: ctx.now }))) return;
  for (const ownerId of await findOwnerIds(ctx.tx, spaceId))
    await ctx.enqueue(sendJoinRequest, { userId, spaceId, ownerId });
}
