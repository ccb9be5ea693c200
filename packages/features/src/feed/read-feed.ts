import { feedLimits, type RouteResponse, type FeedRequest, type HandlerInput, type feedRoutes } from "@orbita/contract";
import type { ReadCtx, Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { canReadSpaceFeed } from "./policy.ts";
import { presentFeedPost } from "./present.ts";
import { saveSeenChannel } from "../channels/index.ts";
import { countFeed, findFeed, findSeen, saveSeen } from "./queries.ts";
import { bottom, decodeMark, encodeMark, isWhole, type FeedAudience } from "./question.ts";

type FeedBody = HandlerInput<typeof feedRoutes.list>["body"];
type FeedResponse = RouteResponse<typeof feedRoutes.list>;

/** Whether the response says until where the viewer has read. Only the viewer's unfiltered feed and a channel have this mark. */
const isRead = (question: FeedRequest, desk: FeedAudience): boolean =>
  desk === "public" && (isWhole(question) || isWhole({ ...question, channelId: undefined }));

export async function readFeed(
  { tx, actor, now }: ReadCtx,
  body: FeedBody,
  desk: FeedAudience = "public",
): Promise<FeedResponse> {
  const { cursor, size, ...question } = body;
  const viewer = viewerOf(actor, { asAdmin: desk === "admin" });
  const mark = cursor === undefined ? null : decodeMark(question, desk, cursor);
  // Reads one row more than the page to know whether there is a next page.
  const asked = { viewer, question, desk, mark, direction: "below", limit: size + 1 } as const;
  const [rows, seen] = await Promise.all([
    findFeed(tx, asked, { now, comments: feedLimits.lastComments }),
    findSeen(tx, viewer, question.channelId),
  ]);
  if (seen === undefined) return fail("channel.notFound");
  const shown = rows.slice(0, size);
  const [first, last] = [shown[0], shown.at(-1)];
  return {
    content: shown.map((row) => presentFeedPost(row, viewer)),
    cursor: last && rows.length > size ? encodeMark(question, desk, { at: last.created_at, id: last.id }) : null,
    head: encodeMark(question, desk, first ? { at: first.created_at, id: first.id } : (mark ?? bottom)),
    seenUntil: isRead(question, desk) ? (seen?.toISOString() ?? null) : null,
  };
}

/** The posts of a Space by any of its members, for its recruiters; text, tags and channels narrow the list. */
export async function readSpaceFeed(ctx: ReadCtx, body: FeedBody): Promise<FeedResponse> {
  const spaceId = ctx.actor.spaceId!;
  allow(canReadSpaceFeed(ctx.actor, spaceId));
  return readFeed(ctx, { ...body, view: "all", authorId: undefined, spaceId }, "space");
}

type NewPostsBody = HandlerInput<typeof feedRoutes.fresh>["body"];

/** The number of new posts above the given position, up to the maximum that the "new posts" notice can show. */
export async function countNewPosts({ tx, actor }: ReadCtx, body: NewPostsBody): Promise<{ count: number }> {
  const { head, ...question } = body;
  const viewer = viewerOf(actor);
  const mark = decodeMark(question, "public", head);
  const asked = { viewer, question, desk: "public", mark, direction: "above", limit: feedLimits.fresh } as const;
  const [count, seen] = await Promise.all([countFeed(tx, asked), findSeen(tx, viewer, question.channelId)]);
  return seen === undefined ? fail("channel.notFound") : { count };
}

type SeenPostsBody = HandlerInput<typeof feedRoutes.seen>["body"];

/**
 * Saves until when the viewer has seen the feed or a channel. This time never moves back and never beyond the current time,
 * because future posts cannot have been seen.
 */
export async function markSeen({ tx, actor, now }: Ctx, { channelId, until }: SeenPostsBody): Promise<void> {
  const userId = actor.id!;
  const seen = new Date(Math.min(Date.parse(until), now.getTime()));
  if (channelId === undefined) return saveSeen(tx, userId, seen);
  if ((await findSeen(tx, viewerOf(actor), channelId)) === undefined) return fail("channel.notFound");
  return saveSeenChannel(tx, { channelId, userId }, seen);
}
