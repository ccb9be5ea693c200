/** Ours: the specification says nothing of how long the log of runs is kept. */
export const runLimits = {
  keptDays: 90,
  /** Of the clock, with nothing to do: some come each minute. */
  idleKeptDays: 7,
} as const;
