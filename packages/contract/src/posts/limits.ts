/** Limits for posts and comments of the feed. Define them only here. */
export const postLimits = {
  text: { max: 3_000 },
  images: 8,
  alt: { max: 300 },
  mentions: 10,
  tags: 10,
  tag: { min: 2, max: 40 },
  comment: { max: 1_000 },
  /** Maximum number of posts per person. Posts that the person writes for a Space count too. */
  perHour: 10,
  perDay: 30,
  commentsPerHour: 60,
  /** Maximum number of likes per IP address. It is high, because a whole office may share one address. */
  likesPerMinute: 600,
  /** Stricter limits for new accounts, because spammers usually post right after signing up. */
  newAccount: { hours: 48, perDay: 3, commentsPerDay: 20, mentions: 2 },
} as const;
