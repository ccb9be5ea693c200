export const clickLimits = {
  /** Valid age of a click's token: below the minimum, the page was not read; above the maximum, it was left open. */
  token: { minMs: 1_000, maxMs: 30 * 60_000 },
  /** Rules for crediting paid clicks, per job post and day. The ranking page and docs/guides/clicks.md publish them. */
  invalid: {
    /** Paid clicks from one provider's range (/16, /48); further ones are credited. */
    perProvider: 5,
    /** This many paid clicks within this many milliseconds are a burst, and all of them are credited. */
    burst: { clicks: 10, ms: 10_000 },
    /** Automatic or unproven clicks from the network of a paid click. */
    automatic: 3,
  },
} as const;

export const ledgerLimits = {
  /** Days per file. */
  exportDays: 92,
} as const;
