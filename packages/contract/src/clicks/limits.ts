export const clickLimits = {
  /**
   * Valid age of a click's token. Below the minimum age the visitor cannot have read the page; above the maximum the page was left
   * open.
   */
  token: { minMs: 1_000, maxMs: 30 * 60_000 },
  /**
   * Rules for crediting invalid paid clicks back to the buyer, per job post and day. The ranking page and docs/guides/clicks.md
   * publish them.
   */
  invalid: {
    /** Number of clicks from one provider's address range (/16, /48) that the buyer pays for; further clicks are credited back. */
    perProvider: 5,
    /** `clicks` paid clicks within `ms` milliseconds are a burst: all of them are credited back to the buyer. */
    burst: { clicks: 10, ms: 10_000 },
    /** Number of automatic or unproven clicks from which a network is distrusted: its paid clicks are then credited back to the buyer. */
    automatic: 3,
  },
} as const;

export const ledgerLimits = {
  /** Maximum number of days in one exported file. */
  exportDays: 92,
} as const;
