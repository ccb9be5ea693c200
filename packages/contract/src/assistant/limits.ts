export const assistantLimits = {
  question: { max: 500 },
  /** People whom one question can compare. */
  people: { max: 50 },
  suggestions: { max: 4 },
  /** A conversation keeps its last ones. */
  messages: { max: 100 },
} as const;
