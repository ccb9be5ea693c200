import type { FeedPost } from "@orbita/contract";
import { expect, test } from "vitest";
import { createFeedState, extend, prependNew, refresh, type FeedBatch } from "./feed-state.ts";

const post = (minute: number, why: FeedPost["why"]["kind"] = "common"): FeedPost =>
  ({ id: `p${minute}`, at: new Date(minute * 60_000).toISOString(), why: { kind: why, name: null } }) as FeedPost;
const page = (content: FeedPost[], cursor: string | null = "more"): FeedBatch => ({
  content,
  cursor,
  head: `h${content[0]?.id}`,
  seenUntil: null,
});
const ids = ({ posts }: { posts: readonly FeedPost[] }) => posts.map(({ id }) => id);
const shown = createFeedState(page([post(9), post(8), post(7)]));

test("loading the next page of the feed skips posts that are already listed", () => {
  const next = extend(shown, page([post(7), post(6)], null));
  expect(ids(next)).toEqual(["p9", "p8", "p7", "p6"]);
  expect(next.cursor).toBeNull();
});

test("showing new posts puts them on top of the feed and keeps the cursor to older posts", () => {
  const next = prependNew(shown, page([post(11), post(10), post(9)]));
  expect(ids(next)).toEqual(["p11", "p10", "p9", "p8", "p7"]);
  expect(next.head).toBe("hp11");
  expect(next.cursor).toBe("more");
});

test("more new posts than one page → the feed restarts with the newest page, without a gap", () => {
  const next = prependNew(shown, { ...page([post(30), post(29)]), cursor: "other" });
  expect(ids(next)).toEqual(["p30", "p29"]);
  expect(next.cursor).toBe("other");
});

test("refresh of the feed → removes deleted posts and does not add new posts of others", () => {
  const next = refresh(shown, page([post(10), post(9), post(7)]));
  expect(ids(next)).toEqual(["p9", "p7"]);
  expect(next.head).toBe("hp9");
});

test("refresh of the feed → adds the user's own new posts at once and does not count them as new", () => {
  const alone = refresh(shown, page([post(10, "own"), post(9), post(8), post(7)]));
  expect(ids(alone)).toEqual(["p10", "p9", "p8", "p7"]);
  expect([alone.head, alone.ownAbove]).toEqual(["hp10", 0]);
  const mixed = refresh(shown, page([post(11), post(10, "own"), post(9), post(8), post(7)]));
  expect(ids(mixed)).toEqual(["p10", "p9", "p8", "p7"]);
  expect([mixed.head, mixed.ownAbove]).toEqual(["hp9", 1]);
});

test("refresh of the feed → keeps posts older than the fetched page", () => {
  const long = extend(shown, page([post(6), post(5)]));
  expect(ids(refresh(long, page([post(9), post(8), post(7)])))).toEqual(["p9", "p8", "p7", "p6", "p5"]);
});

test("refresh of an empty feed → adds the user's first post", () => {
  expect(ids(refresh(createFeedState(page([], null)), page([post(1, "own")], null)))).toEqual(["p1"]);
});
