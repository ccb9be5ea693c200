export const assistantLimits = {
  question: { max: 500 },
  /** Maximum number of people that one question can compare. */
  people: { max: 50 },
  suggestions: { max: 4 },
  /** Number of most recent messages that a conversation keeps. */
  messages: { max: 100 },
} as const;
