import { seededRandom, type SeededRandom } from "../demo/random.ts";

export type RandomSource = SeededRandom & {
  readonly chance: (share: number) => boolean;
  /** A whole number between the bounds, both inclusive. */
  readonly int: (min: number, max: number) => number;
};

const mix = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word, 0x85_eb_ca_6b);
  return (mixed ^ (mixed >>> 13)) | 0;
};

export const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return mix(hash, 0);
};

/** Random numbers for the nth item of a kind. They are independent of all other items, so that each item can be generated alone. */
export function diceOf(seed: number, kind: string, n: number): RandomSource {
  const random = seededRandom(mix(mix(hashOf(kind), seed), n));
  return {
    ...random,
    chance: (share) => random.next() < share,
    int: (min, max) => min + Math.floor(random.next() * (max - min + 1)),
  };
}

/** Draws `count` distinct values, in drawing order. */
export function draw<T>(dice: RandomSource, values: readonly T[], count: number): T[] {
  const left = [...values];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(dice.next() * left.length), 1)[0]!,
  );
}

export type WeightedChoice<T> = (dice: RandomSource) => T;

/** Draws each value with a probability proportional to its weight. */
export function weighted<T>(values: readonly T[], weightOf: (value: T) => number): WeightedChoice<T> {
  let sum = 0;
  const ends = Float64Array.from(values, (value) => (sum += Math.max(0, weightOf(value))));
  return (dice) => {
    const point = dice.next() * sum;
    let [low, high] = [0, values.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! > point) high = middle;
      else low = middle + 1;
    }
    return values[low]!;
  };
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

/** Draws a UUIDv7 with the given time from the random source, so that a seeded source always gives the same id. */
export function idOf(dice: RandomSource, at: number): string {
  const bits = (count: number) => Math.floor(dice.next() * 2 ** count);
  const time = hex(at, 12);
  const variant = hex(0x80_00 + bits(14), 4);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(bits(12), 3)}-${variant}-${hex(bits(24), 6)}${hex(bits(24), 6)}`;
}
