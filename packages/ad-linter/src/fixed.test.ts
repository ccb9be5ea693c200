import { assert, constantFrom, property, shuffledSubarray, string } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Ad, Finding } from "./ad.ts";
import { isRewrite } from "./fix.ts";
import { fixed, lint } from "./lint.ts";
import { readCases } from "./testing/cases.ts";
import { clean } from "./testing/clean.ts";

const cases = readCases();
const errors = (ad: Ad): string[] => lint(ad).flatMap(({ rule, severity }) => (severity === "error" ? [rule] : []));
const count = (ad: Ad, { rule, field }: Finding): number =>
  lint(ad).filter((one) => one.rule === rule && one.field === field).length;

/** Whether applying the fix removes its finding and adds no error. */
function holds(ad: Ad, finding: Finding): boolean {
  const after = fixed(ad, finding);
  const before = errors(ad);
  return count(after, finding) < count(ad, finding) && errors(after).every((rule) => before.includes(rule));
}

describe("applying a fix of the ad linter", () => {
  it("a fix applied to any ad of the case table → its finding is removed and no error is added", () => {
    const bad = cases.flatMap(({ ad, text }) =>
      lint(ad)
        .filter((finding) => isRewrite(finding.fix) && !holds(ad, finding))
        .map((finding) => `${finding.rule}: ${text} → ${JSON.stringify(finding.fix)}`),
    );
    expect(bad).toEqual([]);
  }, 60_000);

  it.each([
    ["Commessa", "Commessa/o"],
    ["Sviluppatore Java", "Sviluppatore/trice Java"],
    ["Impiegato amministrativo", "Impiegato/a amministrativo/a"],
    ["Salesman", "Salesperson"],
    ["Waitress", "Waiter/waitress"],
    ["COMMESSO", "COMMESSO/A"],
    ["Camerieri", "Camerieri/e"],
    ["Giovane impiegata/o di fonderia", "Impiegata/o di fonderia"],
    ["Young sales assistant", "Sales assistant"],
  ])('linter fix of the job title "%s" → the neutral title "%s"', (title, expected) => {
    const ad = { ...clean, title };
    expect(fixed(ad, lint(ad)[0]!).title).toBe(expected);
  });

  it.each([
    [
      "Cerchiamo un giovane tester con la passione per l’hardware.",
      "Cerchiamo un tester con la passione per l’hardware.",
    ],
    ["Entrerai in un team giovane e dinamico.", "Entrerai in un team dinamico."],
    ["We want a young engineer.", "We want an engineer."],
    ["Cerchiamo un giovane psicologo o una giovane psicologa.", "Cerchiamo uno psicologo o una giovane psicologa."],
    ["Cerchiamo un giovane con voglia di imparare.", "Cerchiamo una persona con voglia di imparare."],
    ["Serietà, bella presenza, puntualità.", "Serietà, puntualità."],
  ])('linter fix of the ad text "%s" → "%s"', (text, expected) => {
    const ad = { ...clean, description: `${text} Annuncio per ogni genere.` };
    expect(fixed(ad, lint(ad)[0]!).description).toBe(`${expected} Annuncio per ogni genere.`);
  });

  it("ad without the line that the job is open to all genders → the fix adds the line in the ad's language", () => {
    for (const [lang, line] of [
      ["it", "Annuncio rivolto a persone di ogni genere (D.Lgs. 198/2006)."],
      ["en", "This ad is open to people of all genders (D.Lgs. 198/2006)."],
    ] as const) {
      const ad: Ad = { ...clean, lang, description: "Test." };
      const [finding] = lint(ad);
      expect(fixed(ad, finding!).description).toBe(`Test.\n\n${line}`);
      expect(lint(fixed(ad, finding!))).toEqual([]);
    }
  });

  it("ad with any combination of faulty sentences → applying fix after fix ends with no fix left", () => {
    const sentences = cases.filter(({ isFound, ad }) => isFound && ad.title === clean.title).map(({ text }) => text);
    assert(
      property(
        shuffledSubarray(sentences, { minLength: 1, maxLength: 4 }),
        constantFrom(" ", "\n", "\n- "),
        (some, gap) => {
          let ad: Ad = { ...clean, description: some.join(gap) };
          for (let round = 0; round < 40; round++) {
            const open = lint(ad).find(({ fix }) => isRewrite(fix));
            if (!open) return true;
            const next = fixed(ad, open);
            if (next.description === ad.description) return false;
            ad = next;
          }
          return false;
        },
      ),
      { numRuns: 60, seed: 20_261_115 },
    );
  }, 60_000);

  it("ad with random text → the quotes and fixes of all linter findings are within their field", () => {
    assert(
      property(
        string({ unit: "grapheme", maxLength: 200 }),
        string({ unit: "grapheme", maxLength: 40 }),
        (description, title) => {
          const ad: Ad = { ...clean, title, description };
          for (const { field, start, end, quote, fix } of lint(ad)) {
            const text = field === "title" ? title : description;
            expect(text.slice(start, end)).toBe(quote);
            if (isRewrite(fix)) expect(fix.start >= 0 && fix.end <= text.length && fix.start <= fix.end).toBe(true);
          }
        },
      ),
      { numRuns: 200, seed: 20_261_115 },
    );
  }, 60_000);
});
