import type { SalaryFigure } from "@orbita/contract";

export type SalaryScale = {
  readonly ticks: readonly number[];
  /** The position of a value as a CSS percentage. */
  readonly at: (value: number) => string;
  readonly between: (low: number, high: number) => string;
};

const steps = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
const mostTicks = 6;

/** A common scale for figures, from a tick below the lowest quartile to one above the highest. */
export function salaryScale(figures: readonly SalaryFigure[]): SalaryScale {
  const [low, high] = [Math.min(...figures.map((one) => one.low)), Math.max(...figures.map((one) => one.high))];
  const step = steps.find((one) => (high - low) / one <= mostTicks - 1) ?? steps.at(-1)!;
  const from = Math.floor(low / step) * step;
  const to = Math.max(Math.ceil(high / step) * step, from + step);
  const share = (value: number) => ((value - from) / (to - from)) * 100;
  return {
    ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => from + place * step),
    at: (value) => `${share(value).toFixed(2)}%`,
    between: (one, other) => `${(share(other) - share(one)).toFixed(2)}%`,
  };
}
