/** Query key prefix of all posts, in lists and alone. Invalidated as a whole after a mute, a block or a new post. */
export const feedKey = ["feed"] as const;
