/** `./orbita prove` sets PROOF=whole. CI and `./orbita test` run the same tests in their short form. */
export const isWholeProof = process.env.PROOF === "whole";

/** How many cases, rounds or people a test takes: few in CI, all of them in a whole proof. */
export const proofSize = (size: { short: number; whole: number }): number => (isWholeProof ? size.whole : size.short);

type Sampling<T> = { short: number; kindOf?: (item: T) => string };

/** The cases of a list that a test takes: `short` of each kind in CI, spread over the list; all of them in a whole proof. */
export function proofCases<T>(cases: readonly T[], { short, kindOf = () => "" }: Sampling<T>): readonly T[] {
  if (isWholeProof) return cases;
  const kinds = Object.values(Object.groupBy(cases, kindOf));
  return kinds.flatMap((items = []) => {
    const rankOf = (index: number) => Math.floor((index * short) / items.length);
    return items.filter((_, index) => rankOf(index) > rankOf(index - 1));
  });
}
