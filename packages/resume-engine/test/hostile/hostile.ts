import type { ReadingFailure } from "@orbita/contract";

export type Outcome = "read" | ReadingFailure;

/** A file that means harm, and what may be made of it. `listener` is an address that nobody must ever call. */
export type Hostile = {
  name: string;
  bytes: (listener: string) => Buffer | Promise<Buffer>;
  may: readonly Outcome[];
};

/** What is said of a file that asks for more than it is given. */
export const heavy: readonly Outcome[] = ["tooComplex", "tooLarge", "damaged"];
/** What is said of one that does not hold together. */
export const broken: readonly Outcome[] = ["damaged", "noText"];
/** A harmless document with something in it that must not run. */
export const harmless: readonly Outcome[] = ["read"];

/** Bytes that do not pack well. */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 12_345;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 16;
  }
  return bytes;
}
