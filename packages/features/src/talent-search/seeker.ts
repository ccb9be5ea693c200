import { isSuspended, type ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { domainsOf } from "../people/index.ts";
import { emailsOf, findAnswerable, siblingsOf, type Seeker } from "./queries.ts";

export type Seeking = Pick<ReadCtx, "tx" | "actor">;

/** A suspended Space can read its own data, but cannot search. */
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

/** The people whom this member may see at this moment, according to the tables. */
export async function findableBy(ctx: Seeking, spaceId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0 || isSuspended(ctx.actor, spaceId)) return [];
  return [...(await findAnswerable(ctx.tx, ids, await seekerOf(ctx, spaceId))).keys()];
}
