/** Limits for posts and comments of the feed. Define them only here. */
export const postLimits = {
  text: { max: 3_000 },
  images: 8,
  alt: { max: 300 },
  mentions: 10,
  tags: 10,
  tag: { min: 2, max: 40 },
  comment: { max: 1_000 },
  /** Posts per person, whether they write as themselves or for a Space. */
  perHour: 10,
  perDay: 30,
  commentsPerHour: 60,
  /** Likes per IP address, which a whole office may share. */
  likesPerMinute: 600,
  /** Stricter limits for new accounts, because spammers usually post right after signing up. */
  newAccount: { hours: 48, perDay: 3, commentsPerDay: 20, mentions: 2 },
} as const;
