export const invoiceLimits = {
  reason: { min: 3, max: 200 },
  note: { max: 500 },
  receipt: { maxBytes: 256 * 1024 },
  /** The VAT rate in per cent. */
  vatRate: 22,
  /** Days after the first attempt on which a declined card is charged again; after the last one, sponsoring is paused. */
  retryDays: [3, 8, 17],
} as const;
