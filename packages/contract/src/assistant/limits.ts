export const assistantLimits = {
  question: { max: 500 },
  /** People that one question can compare. */
  people: { max: 50 },
  suggestions: { max: 4 },
  /** A conversation keeps only its most recent messages. */
  messages: { max: 100 },
} as const;
