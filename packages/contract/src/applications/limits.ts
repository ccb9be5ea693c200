/** The numbers of product.md §5; they stand here and nowhere else. */
export const applicationLimits = {
  motivation: { max: 2_000 },
  answer: { max: 1_000 },
  /** What a member writes with a move, and the text of a rejection. */
  words: { max: 1_000 },
  note: { max: 2_000 },
  tags: { max: 10, text: 30 },
  /** For that long a move is not told yet, and can be taken back. */
  undoSeconds: { move: 10, rejection: 600 },
  /** As many at once. */
  bulk: { max: 200 },
  stageLabel: { max: 30 },
  reason: { max: 200 },
  boardLane: { standard: 20, max: 50 },
} as const;
