export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)]!;
export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Prints the result of a benchmark as one JSON line: its figures, and whether they are within the bounds. */
export function report(name: string, figures: Record<string, unknown>, holds: boolean): void {
  process.stdout.write(`${JSON.stringify({ bench: name, holds, ...figures })}\n`);
  if (!holds) process.exitCode = 1;
}
