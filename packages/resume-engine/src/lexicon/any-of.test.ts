import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyOf } from "./any-of.ts";

const list =
  "ph\\.d|a-?levels?|ba|b\\.a|stage|its|laurea(?:t[oa])?|ho \\p{L}+[aiu]t[oa]|iscrizione all'|i|co-founder|x{2}";
const plainly = new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, "u");
const words = ["ph.d", "a-level", "alevels", "ba", "b.a", "bar", "stage", "stagecoach", "its", "it", "laurea", "laureato", "ho fatto", "iscrizione all'", "i", "co-founder", "xx", "x", "àba", "1ba", "un", "2020", "ba."]; // prettier-ignore
const texts = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(" ", "", "-", "'", ", ", "é", "(")), { maxLength: 6 })
  .map((parts) => parts.flat().join(""));

describe("anyOf", () => {
  it("anyOf with its hash shortcut → the same matches as the plain regular expression", () => {
    const quick = anyOf(list);
    fc.assert(
      fc.property(texts, (text) => {
        expect(quick.test(text)).toBe(plainly.test(text));
        expect(text.search(quick)).toBe(text.search(plainly));
      }),
      { numRuns: 2000 },
    );
  });
});
