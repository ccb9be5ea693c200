import type { FeedPost } from "@orbita/contract";

/** A list as it stands on the screen: what came since is counted, and put there when somebody asks for it. */
export type FeedState = {
  posts: readonly FeedPost[];
  cursor: string | null;
  head: string;
  seenUntil: string | null;
  /** One's own posts that stand here already, although they are newer than the head. */
  ownAbove: number;
};

export type FeedPage = { content: FeedPost[]; cursor: string | null; head: string; seenUntil: string | null };

const without = (posts: readonly FeedPost[], known: readonly FeedPost[]): FeedPost[] => {
  const ids = new Set(known.map(({ id }) => id));
  return posts.filter(({ id }) => !ids.has(id));
};

export const begin = ({ content, cursor, head, seenUntil }: FeedPage): FeedState => ({
  posts: content,
  cursor,
  head,
  seenUntil,
  ownAbove: 0,
});

/** Further down. */
export const extend = (state: FeedState, page: FeedPage): FeedState => ({
  ...state,
  posts: [...state.posts, ...without(page.content, state.posts)],
  cursor: page.cursor,
});

/** The first page once more, because somebody wants what is new; where more came than a page holds, it begins anew. */
export function raise(state: FeedState, page: FeedPage): FeedState {
  const known = new Set(state.posts.map(({ id }) => id));
  const meets = page.cursor === null || page.content.some(({ id }) => known.has(id));
  if (!meets) return { ...begin(page), seenUntil: state.seenUntil };
  const fresh = without(page.content, state.posts);
  return { ...state, posts: [...fresh, ...state.posts], head: page.head, ownAbove: 0 };
}

/**
 * The first page once more, because something changed: what is gone goes, one's own words come, and nothing else moves. What
 * lies below the page that was asked for stays as it is.
 */
export function refresh(state: FeedState, page: FeedPage): FeedState {
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

/** A list that was empty goes on where its first page does. */
const cursorOf = (state: FeedState, page: FeedPage): string | null =>
  state.posts.length === 0 ? page.cursor : state.cursor;
