/** Limits of scorecards. Define them only here. */
export const scorecardLimits = {
  /** Maximum number of criteria that a Space adds itself, besides the requirements of the post. */
  ownCriteria: 12,
  criterion: { min: 3, max: 120 },
  note: { max: 500 },
  /** Number of earlier versions that are shown with a scorecard. */
  earlier: 10,
} as const;
