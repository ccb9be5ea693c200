export const invoiceLimits = {
  reason: { min: 3, max: 200 },
  note: { max: 500 },
  receipt: { maxBytes: 256 * 1024 },
  /** Percent. */
  vatRate: 22,
  /** Days after the first attempt on which a card that said no is asked again; after the last, sponsoring rests. */
  retryDays: [3, 8, 17],
} as const;
