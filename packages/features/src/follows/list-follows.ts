import type { Follow, FollowTarget, Page } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { countFollowers, findFollows, isFollowing, isFollowable, type FollowRow } from "./queries.ts";

export type FollowState = { following: boolean; followers: number };

export const refuseAbsent = ({ kind }: FollowTarget): never =>
  fail(kind === "space" ? "space.notFound" : "people.notFound");

const present = ({ followed_id, created_at, ...row }: FollowRow): Follow => ({
  ...row,
  followedId: followed_id,
  since: created_at.toISOString(),
});

const asking = ({ actor }: ReadCtx) => ({ ...viewerOf(actor), id: actor.id ?? fail("access.unauthenticated") });

export async function readFollowState(ctx: ReadCtx, what: FollowTarget): Promise<FollowState> {
  const viewer = asking(ctx);
  if (!(await isFollowable(ctx.tx, viewer, what))) refuseAbsent(what);
  return {
    following: await isFollowing(ctx.tx, viewer.id, what),
    followers: await countFollowers(ctx.tx, viewer, what),
  };
}

type FollowListQuery = { kind?: Follow["kind"] | undefined; page: number; size: number };

export async function listFollows(ctx: ReadCtx, asked: FollowListQuery): Promise<Page<Follow>> {
  const { rows, total } = await findFollows(ctx.tx, asking(ctx), asked);
  const { page, size } = asked;
  const totalPages = Math.ceil(total / size);
  return { content: rows.map(present), page, size, totalElements: total, totalPages, cursor: null };
}
