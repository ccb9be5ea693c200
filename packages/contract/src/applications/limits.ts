/** Limits for applications, from product.md §5. Define them only here. */
export const applicationLimits = {
  motivation: { max: 2_000 },
  answer: { max: 1_000 },
  /** Length of the message that a member sends with a move, and of the text of a rejection. */
  words: { max: 1_000 },
  note: { max: 2_000 },
  tags: { max: 10, text: 30 },
  /** Undo window of a move: until it ends, the talent is not notified and the move can be undone. */
  undoSeconds: { move: 10, rejection: 600 },
  /** Maximum number of applications per bulk action. */
  bulk: { max: 200 },
  stageLabel: { max: 30 },
  reason: { max: 200 },
  boardLane: { standard: 20, max: 50 },
} as const;
