/** Stand here and nowhere else. */
export const scorecardLimits = {
  /** Criteria of the Space's own, beside what the post asks for. */
  ownCriteria: 12,
  criterion: { min: 3, max: 120 },
  note: { max: 500 },
  /** Earlier states of a card that are shown with it. */
  earlier: 10,
} as const;
