import { isSuspended, type ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { domainsOf } from "../people/index.ts";
import { emailsOf, findAnswerable, siblingsOf, type SearchViewer } from "./queries.ts";

export type SearchViewerCtx = Pick<ReadCtx, "tx" | "actor">;

/** The viewer of a talent search. Fails for a suspended Space, which can read its own data but cannot search. */
export async function searchViewerOf({ tx, actor }: SearchViewerCtx, spaceId: string): Promise<SearchViewer> {
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
export async function findableBy(ctx: SearchViewerCtx, spaceId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0 || isSuspended(ctx.actor, spaceId)) return [];
  return [...(await findAnswerable(ctx.tx, ids, await searchViewerOf(ctx, spaceId))).keys()];
}
