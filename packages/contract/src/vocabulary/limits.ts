export const vocabularyLimits = {
  label: { max: 160 },
  code: { max: 80 },
  aliases: 12,
  size: 100,
  /** Days within which a merge of two entries can be undone. */
  undoDays: 30,
  import: 1_000,
} as const;
