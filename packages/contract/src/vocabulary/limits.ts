export const vocabularyLimits = {
  label: { max: 160 },
  code: { max: 80 },
  aliases: 12,
  size: 100,
  /** How long a merge can be undone. */
  undoDays: 30,
  import: 1_000,
} as const;
