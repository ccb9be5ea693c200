/** The numbers of the feed; they stand here and nowhere else. */
export const postLimits = {
  text: { max: 3_000 },
  images: 8,
  alt: { max: 300 },
  mentions: 10,
  tags: 10,
  tag: { min: 2, max: 40 },
  comment: { max: 1_000 },
  /** Written by one person, in whatever voice. */
  perHour: 10,
  perDay: 30,
  commentsPerHour: 60,
  /** Of one address, behind which a whole office may sit. */
  likesPerMinute: 600,
  /** An account that was opened this short ago writes less, and speaks to fewer: who comes to shout comes today. */
  newAccount: { hours: 48, perDay: 3, commentsPerDay: 20, mentions: 2 },
} as const;
