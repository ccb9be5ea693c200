import type { Ratings } from "../src/confidence/rate.ts";

/** The signs of one value, and whether it was right. */
export type Judgement = { signs: readonly string[]; right: boolean };

/** Logistic regression over signs: AdaGrad's steps, pulled a little towards nothing. */
export function rated(judgements: readonly Judgement[], random: () => number, rounds = 25): Ratings {
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const order = judgements.map((_, i) => i);
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const other = Math.floor(random() * (i + 1));
      [order[i], order[other]] = [order[other]!, order[i]!];
    }
    for (const index of order) {
      const { signs, right } = judgements[index]!;
      const sum = signs.reduce((total, sign) => total + (weights.get(sign) ?? 0), 0);
      const slope = 1 / (1 + Math.exp(-sum)) - (right ? 1 : 0);
      for (const sign of signs) {
        const weight = weights.get(sign) ?? 0;
        const own = slope + 0.0008 * weight;
        const square = (squares.get(sign) ?? 1) + own * own;
        squares.set(sign, square);
        weights.set(sign, weight - (0.15 * own) / Math.sqrt(square));
      }
    }
  }
  return Object.fromEntries(
    [...weights]
      .map(([sign, weight]): [string, number] => [sign, Math.round(weight * 1000) / 1000])
      .filter(([, weight]) => Math.abs(weight) >= 0.005)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
