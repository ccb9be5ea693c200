/** Amounts are integers of 1/100,000,000, because the schema allows eight decimals; sums are therefore exact. */
const scale = 100_000_000n;
export const cent = scale / 100n;

/** Parses an amount; returns null if the text is no number. */
export function amountOf(text: string): bigint | null {
  const found = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text);
  if (!found) return null;
  const [, sign, whole, fraction = ""] = found;
  const size = BigInt(whole!) * scale + BigInt(fraction.padEnd(8, "0"));
  return sign === "-" ? -size : size;
}

export const times = (a: bigint, b: bigint): bigint => (a * b) / scale;

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

export const apart = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);
