/** `./orbita prove` sets PROOF=whole. CI and `./orbita test` run the same tests in their short form. */
export const isWholeProof = process.env.PROOF === "whole";

/** How many cases, rounds or people a test takes: few in CI, all of them in a whole proof. */
export const proofSize = (size: { short: number; whole: number }): number => (isWholeProof ? size.whole : size.short);
