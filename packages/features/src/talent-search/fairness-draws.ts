import { createHash } from "node:crypto";

/** Deterministic random numbers. The same seed, such as the date, gives the same numbers. */
export function createDraws(seed: string) {
  let [turn, left] = [0, Buffer.alloc(0)];
  const next = (): number => {
    if (left.length < 4) left = createHash("sha256").update(`${seed} ${turn++}`).digest();
    const drawn = left.readUInt32BE(0);
    left = left.subarray(4);
    return drawn / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  const between = (from: number, to: number) => from + below(to - from + 1);
  const chance = (share: number) => next() < share;
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  function some<T>(of: readonly T[], count: number): T[] {
    const rest = [...of];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)[0]!);
  }
  return { between, chance, one, some };
}
export type RandomDraws = ReturnType<typeof createDraws>;
