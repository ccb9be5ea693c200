export interface RandomSource {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  roll: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(from: readonly T[]) => T;
  some: <T>(from: readonly T[], count: number) => T[];
}

/** mulberry32: the same seed gives the same ads on every machine. */
export const dice = (seed: number): RandomSource => {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1));
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(between(0, left.length - 1), 1)[0]!);
  };
  return { roll, between, some, pick: (from) => from[between(0, from.length - 1)]! };
};

export type PlaceholderValues = Readonly<Record<string, string>>;

/** Fills the braces of a text, inner ones first: a choice, a number in a range, or a named figure. */
export const fill = (text: string, figures: PlaceholderValues, { pick, between }: RandomSource): string => {
  let filled = text;
  while (filled.includes("{"))
    filled = filled.replace(/\{([^{}]*)\}/g, (_, inside: string) => {
      if (inside.includes("|")) return pick(inside.split("|"));
      const range = /^(\d+)-(\d+)$/.exec(inside);
      if (range) return String(between(Number(range[1]), Number(range[2])));
      const figure = figures[inside];
      if (figure === undefined) throw new Error(`no figure ${inside} for: ${text}`);
      return figure;
    });
  return filled;
};
