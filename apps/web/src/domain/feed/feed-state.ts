import type { FeedPost } from "@orbita/contract";

/** The loaded posts of a feed. Newer posts are only counted, and listed when the user asks for them. */
export type FeedState = {
  posts: readonly FeedPost[];
  cursor: string | null;
  head: string;
  seenUntil: string | null;
  /** Number of the user's own posts that are listed although they are newer than `head`, the newest post that was loaded. */
  ownAbove: number;
};

export type FeedBatch = { content: FeedPost[]; cursor: string | null; head: string; seenUntil: string | null };

const without = (posts: readonly FeedPost[], known: readonly FeedPost[]): FeedPost[] => {
  const ids = new Set(known.map(({ id }) => id));
  return posts.filter(({ id }) => !ids.has(id));
};

export const createFeedState = ({ content, cursor, head, seenUntil }: FeedBatch): FeedState => ({
  posts: content,
  cursor,
  head,
  seenUntil,
  ownAbove: 0,
});

/** Appends the next page of older posts. */
export const extend = (state: FeedState, page: FeedBatch): FeedState => ({
  ...state,
  posts: [...state.posts, ...without(page.content, state.posts)],
  cursor: page.cursor,
});

/**
 * Adds the new posts of a refetched first page on top.
 * If there may be more new posts than fit on one page, the list restarts to avoid a gap.
 */
export function prependNew(state: FeedState, page: FeedBatch): FeedState {
  const known = new Set(state.posts.map(({ id }) => id));
  const meets = page.cursor === null || page.content.some(({ id }) => known.has(id));
  if (!meets) return { ...createFeedState(page), seenUntil: state.seenUntil };
  const fresh = without(page.content, state.posts);
  return { ...state, posts: [...fresh, ...state.posts], head: page.head, ownAbove: 0 };
}

/**
 * Merges a refetched first page after a change: removes deleted posts, adds the user's own new posts and leaves all others in their place.
 * Posts older than the fetched page stay as they are.
 */
export function refresh(state: FeedState, page: FeedBatch): FeedState {
  const now = new Map(page.content.map((post) => [post.id, post]));
  const last = page.content.at(-1);
  const covered = (post: FeedPost) => page.cursor === null || (last !== undefined && post.at >= last.at);
  const kept = state.posts.filter((post) => now.has(post.id) || !covered(post)).map((post) => now.get(post.id) ?? post);
  const newer = without(page.content, state.posts).filter(({ at }) => at > (state.posts[0]?.at ?? ""));
  const own = newer.filter(({ why }) => why.kind === "own");
  if (newer.length === own.length)
    return { ...state, posts: [...own, ...kept], head: page.head, cursor: cursorOf(state, page), ownAbove: 0 };
  return { ...state, posts: [...own, ...kept], cursor: cursorOf(state, page), ownAbove: state.ownAbove + own.length };
}

/** The cursor of the next page of older posts. If no post was listed before, the fetched first page provides it. */
const cursorOf = (state: FeedState, page: FeedBatch): string | null =>
  state.posts.length === 0 ? page.cursor : state.cursor;
