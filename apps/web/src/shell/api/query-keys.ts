/** Query keys that several features invalidate. The other keys are in the `queries.ts` of their feature. */

/** Prefix of all posts of the feed, in lists and alone. Invalidated as a whole after a mute, a block or a new post. */
export const feedKey = ["feed"] as const;

/** Prefix of all job posts of a Space. */
export const postsKey = (spaceId: string) => ["job-posts", spaceId] as const;

/** Prefix of all shortlists of a Space. */
export const shortlistsKey = (spaceId: string) => ["shortlists", spaceId] as const;

/** Prefix of all billing data of a Space. */
export const billingKey = (spaceId: string) => ["billing", spaceId] as const;
