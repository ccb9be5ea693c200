/** Seeded pseudo-random numbers (mulberry32). */
export type SeededRandom = ReturnType<typeof randomOf>;

export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619);
  return hash >>> 0;
}

export function randomOf(seed: string) {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  const between = (from: number, to: number) => from + below(to - from + 1);
  const chance = (share: number) => next() < share;
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  function some<T>(of: readonly T[], count: number): T[] {
    const left = [...of];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]!);
  }
  /** Picks an item by weight. The weights need not sum to one. */
  function weighted<T>(of: readonly T[], weight: (item: T) => number): T {
    let rest = next() * of.reduce((sum, item) => sum + weight(item), 0);
    return of.find((item) => (rest -= weight(item)) < 0) ?? of.at(-1)!;
  }
  return { next, below, between, chance, one, some, weighted };
}

/** A version 7 UUID derived from a text, so that the same set has the same ids. */
export function idOf(text: string): string {
  const hex = [0, 1, 2, 3].map((part) => hashOf(`${part} ${text}`).toString(16).padStart(8, "0")).join("");
  return `0195${hex.slice(0, 4)}-${hex.slice(4, 8)}-7${hex.slice(8, 11)}-8${hex.slice(11, 14)}-${hex.slice(14, 26)}`;
}
