import type { ReadingFailure } from "@orbita/contract";

export type ReadingOutcome = "read" | ReadingFailure;

/** A hostile file and its acceptable outcomes. `listener` is an address that must never receive a connection. */
export type HostileFile = {
  name: string;
  bytes: (listener: string) => Buffer | Promise<Buffer>;
  may: readonly ReadingOutcome[];
};

/** Acceptable outcomes for a hostile file that needs too many resources. */
export const heavy: readonly ReadingOutcome[] = ["tooComplex", "tooLarge", "damaged"];
/** Acceptable outcomes for a malformed file. */
export const malformedOutcomes: readonly ReadingOutcome[] = ["damaged", "noText"];
/** The acceptable outcome for a harmless document with active content that must not run. */
export const harmless: readonly ReadingOutcome[] = ["read"];

/** Returns pseudo-random bytes, which do not compress well. */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 12_345;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 16;
  }
  return bytes;
}
