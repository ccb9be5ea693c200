/** What is said, in lists and alone: asked again together when somebody is seen no more, or something new was said. */
export const feedKey = ["feed"] as const;
