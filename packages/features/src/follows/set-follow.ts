import { randomUUIDv7 } from "node:crypto";
import { followLimits, type FollowTarget } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import {
  countFollowed,
  countFollowers,
  deleteFollow,
  insertFollow,
  isFollowing,
  isFollowable,
  lockFollower,
} from "./queries.ts";
import { refuseAbsent, type FollowState } from "./list-follows.ts";

/** Follows or unfollows a person, Space or tag. Idempotent. Unfollowing is always possible, even if the target no longer exists. */
export async function setFollow(
  ctx: Ctx,
  { what, following }: { what: FollowTarget; following: boolean },
): Promise<FollowState> {
  const { tx, actor, now } = ctx;
  const viewer = { ...viewerOf(actor), id: actor.id ?? fail("access.unauthenticated") };
  await lockFollower(tx, viewer.id);
  const there = await isFollowable(tx, viewer, what);
  if (following) {
    if (!there) refuseAbsent(what);
    if (!(await isFollowing(tx, viewer.id, what))) {
      if ((await countFollowed(tx, viewer.id)) >= followLimits.max) fail("follow.tooMany", { max: followLimits.max });
      await insertFollow(tx, { id: randomUUIDv7(), userId: viewer.id, at: now }, what);
    }
  } else await deleteFollow(tx, viewer.id, what);
  return { following, followers: there ? await countFollowers(tx, viewer, what) : 0 };
}
