/** Seeded pseudorandom numbers (mulberry32): the same seed gives the same numbers. */
export type SeededRandom = ReturnType<typeof randomOf>;

export function seedHashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619);
  // Mixes the hash, so that the last letters also affect the first bits; otherwise consecutive numbers fall into the same half.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function randomOf(seed: string) {
  let state = seedHashOf(seed);
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
  return { next, below, between, chance, one, some };
}

/** A version 7 UUID derived from a text, so that the same set always has the same ids. */
export function seededId(text: string): string {
  const hex = [0, 1, 2, 3].map((part) => seedHashOf(`${part} ${text}`).toString(16).padStart(8, "0")).join("");
  return `0195${hex.slice(0, 4)}-${hex.slice(4, 8)}-7${hex.slice(8, 11)}-8${hex.slice(11, 14)}-${hex.slice(14, 26)}`;
}
