export type SeededRandom = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  readonly pick: <T>(values: readonly T[]) => T;
};

/** Mulberry32: the same numbers on every run, so that the demo is the same everywhere. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T };
}
