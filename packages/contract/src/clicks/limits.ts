export const clickLimits = {
  /** How old a click's token is: younger was no look at the page, older is a page that was left open. */
  token: { minMs: 1_000, maxMs: 30 * 60_000 },
  /** Which paid clicks of one job post and day are credited. The ranking page and docs/guides/clicks.md publish these rules. */
  invalid: {
    /** Paid clicks from one provider's range (/16, /48); those after them are credited. */
    perProvider: 5,
    /** So many paid clicks within so many milliseconds are a burst, and all of them are credited. */
    burst: { clicks: 10, ms: 10_000 },
    /** Automatic or unproven clicks of the network that sent the paid one. */
    automatic: 3,
  },
} as const;

export const ledgerLimits = {
  /** In one file. */
  exportDays: 92,
} as const;
