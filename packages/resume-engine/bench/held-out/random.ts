/** Reproducible random numbers: each document has its own seed, so it does not depend on the documents made before it. */
export type SeededRandom = { next(): number; pick<T>(list: readonly T[]): T; chance(share: number): boolean };

export function randomOf(seed: string): SeededRandom {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    chance: (share) => next() < share,
  };
}
