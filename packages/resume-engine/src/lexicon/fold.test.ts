import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fold, foldedWordsOf } from "./fold.ts";

/** Plain text takes a fast path and an accent forces the slow path; both must agree. */
it("fold: plain text on the fast path → the same result as on the slow path", () => {
  const plain = fc.string({ unit: fc.constantFrom(...Array.from("aZ9 +#-`'.,(&~_[|")), maxLength: 12 });
  fc.assert(
    fc.property(plain, (text) => {
      expect(`${fold(`x${text}x`)} ${fold(text)}`).toBe(`${fold(`x${text}x\u0301`)} ${fold(`\u0301${text}`)}`);
      expect(foldedWordsOf(`x${text}x`)).toEqual(foldedWordsOf(`x${text}x\u0301`));
    }),
    { numRuns: 2000 },
  );
});
