/** Our own choice: the specification sets no retention for the log of runs. */
export const runLimits = {
  keptDays: 90,
  /** Retention of scheduled runs with nothing to do: some start every minute. */
  idleKeptDays: 7,
} as const;
