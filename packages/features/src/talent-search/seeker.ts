import type { ReadCtx } from "../kernel/ctx.ts";
import { domainsOf } from "../people/index.ts";
import { emailsOf, findAnswerable, type Seeker } from "./queries.ts";

export type Seeking = Pick<ReadCtx, "tx" | "actor">;

export async function seekerOf({ tx, actor }: Seeking, spaceId: string): Promise<Seeker> {
  const emails = await emailsOf(tx, spaceId);
  return {
    spaceIds: actor.memberships.map((membership) => membership.spaceId),
    domains: [...new Set(emails.flatMap(domainsOf))],
  };
}

/** Which of these this member may know of at this moment, as the tables have it. */
export async function findableBy(ctx: Seeking, spaceId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return [...(await findAnswerable(ctx.tx, ids, await seekerOf(ctx, spaceId))).keys()];
}
