export const contractLimits = {
  slots: { max: 10_000 },
  licenceCents: { max: 10_000_000 },
  note: { max: 500 },
} as const;
