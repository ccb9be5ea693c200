import { fieldErrors, problems, type FieldCode, type ProblemCode } from "@orbita/contract";
import { describe, expect, it } from "vitest";
import { fieldText, fieldTexts } from "./fields.ts";
import { problemText, problemTexts } from "./problems.ts";

const named = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);

describe("problem texts", () => {
  it("fills permissions, slots and years in both languages", () => {
    expect(problemText("access.denied", "en")).toBe("You do not have permission to access this");
    expect(problemText("access.denied", "it")).toBe("Non hai il permesso di accedere");
    expect(problemText("jobPost.noSlotsLeft", "it", { plan: "free", total: 3 })).toBe("Non ci sono più posti gratuiti");
    expect(problemText("jobPost.noSlotsLeft", "en", { plan: "free", total: 3 })).toBe("No publishing slots left");
    expect(fieldText("field.tooSmall", "it", { min: 10_000 })).toBe("Il minimo è 10.000");
    expect(fieldText("year.outOfRange", "en", { min: 1700, max: 2026 })).toBe("A year between 1700 and 2026 is needed");
  });

  it("uses only parameters that the code has", () => {
    for (const code of Object.keys(problems) as ProblemCode[]) {
      const spec = problems[code];
      const carried = "params" in spec ? Object.keys(spec.params.shape) : [];
      for (const text of Object.values(problemTexts[code]))
        expect(carried).toEqual(expect.arrayContaining(named(text)));
    }
    for (const code of Object.keys(fieldErrors) as FieldCode[])
      for (const text of Object.values(fieldTexts[code]))
        expect([...fieldErrors[code]]).toEqual(expect.arrayContaining(named(text)));
  });

  it("follows the voice guide: no exclamation mark, no Ops, no straight apostrophe", () => {
    for (const { it: italian, en } of [...Object.values(problemTexts), ...Object.values(fieldTexts)])
      expect(`${italian} ${en}`).not.toMatch(/!|\bOps\b|'/);
  });
});
