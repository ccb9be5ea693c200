/**
 * True if the tests run in full (a whole proof). `./orbita prove` sets PROOF=whole; CI and `./orbita test` run the same tests in
 * their short form.
 */
export const isWholeProof = process.env.PROOF === "whole";

/** The number of cases, rounds or people in a test: few in CI, all with `./orbita prove`. */
export const proofSize = (size: { short: number; whole: number }): number => (isWholeProof ? size.whole : size.short);

type SampleOptions<T> = { short: number; kindOf?: (item: T) => string };

/** The cases that a test runs: with `./orbita prove` all of them, in CI `short` of each kind, spread over the list. */
export function proofCases<T>(cases: readonly T[], { short, kindOf = () => "" }: SampleOptions<T>): readonly T[] {
  if (isWholeProof) return cases;
  const kinds = Object.values(Object.groupBy(cases, kindOf));
  return kinds.flatMap((items = []) => {
    const rankOf = (index: number) => Math.floor((index * short) / items.length);
    return items.filter((_, index) => rankOf(index) > rankOf(index - 1));
  });
}
