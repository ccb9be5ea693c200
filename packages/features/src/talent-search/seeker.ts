import { isSuspended, type ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { domainsOf } from "../people/index.ts";
import { emailsOf, findAnswerable, siblingsOf, type Seeker } from "./queries.ts";

export type Seeking = Pick<ReadCtx, "tx" | "actor">;

/** A Space that is suspended reads what is its own, and looks for nobody. */
export async function seekerOf({ tx, actor }: Seeking, spaceId: string): Promise<Seeker> {
  if (isSuspended(actor, spaceId)) fail("space.suspended");
  const emails = await emailsOf(tx, spaceId);
  return {
    viewerId: actor.id,
    spaceId,
    spaceIds: [
      ...new Set([...actor.memberships.map((membership) => membership.spaceId), ...(await siblingsOf(tx, spaceId))]),
    ],
    domains: [...new Set(emails.flatMap(domainsOf))],
  };
}

/** Which of these this member may know of at this moment, as the tables have it. */
export async function findableBy(ctx: Seeking, spaceId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0 || isSuspended(ctx.actor, spaceId)) return [];
  return [...(await findAnswerable(ctx.tx, ids, await seekerOf(ctx, spaceId))).keys()];
}
