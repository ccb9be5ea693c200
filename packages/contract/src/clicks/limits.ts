export const ledgerLimits = {
  /** In one file. */
  exportDays: 92,
} as const;
