/** How long the log of background runs is kept. The numbers are our own choice, because the specification sets none. */
export const runLimits = {
  keptDays: 90,
  /** Retention of scheduled runs that had nothing to do; it is short, because some run every minute. */
  idleKeptDays: 7,
} as const;
