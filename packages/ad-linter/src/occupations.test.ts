import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Ad, RuleHit } from "./ad.ts";
import { textOf } from "./find/text.ts";
import { isRewrite } from "./fix.ts";
import { genderedTitle } from "./rules/gendered-title.ts";
import { clean } from "./testing/clean.ts";

/** The 3,074 job titles of the reference data, in both genders. */
const rows = readFileSync(new URL("../../db/seed/reference/occupations.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([, , he = "", she = "", en = ""]) => ({ he, she, en }));
const hitsOf = (title: string, lang: Ad["lang"] = "it"): RuleHit[] =>
  genderedTitle({ ...clean, lang, title }, textOf(title));
const isFound = (title: string, lang: Ad["lang"] = "it"): boolean => hitsOf(title, lang).length > 0;

/**
 * The number of gendered titles that pass on purpose because they are ambiguous: a field of work and a feminine adjective look
 * the same ("Consulente informatica"), and so do a rank and a person ("Secondo ufficiale").
 */
const unclear = 16;

describe("job titles of the reference data", () => {
  const gendered = rows.filter(({ he, she }) => he !== she);
  const neutral = rows.filter(({ he, she }) => he === she);

  it("Italian job title in one gender only → a linter finding, except for at most 16 ambiguous titles", () => {
    const missed = gendered.flatMap(({ he, she }) => [he, she]).filter((title) => !isFound(title));
    expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(unclear);
    expect(gendered.length).toBeGreaterThan(2_000);
  });
  it("Italian job title that is the same in both genders → no linter finding", () => {
    expect(neutral.map(({ he }) => he).filter((title) => isFound(title))).toEqual([]);
    expect(neutral.length).toBeGreaterThan(1_000);
  });
  it("Italian job title in both gender forms, however they are joined → no linter finding", () => {
    for (const join of ["/", " / ", " o ", " e ", ", "]) {
      const wrong = gendered.map(({ he, she }) => he + join + she).filter((title) => isFound(title));
      // Allows titles such as "Ingegnere direttore di cava/Ingegnere direttrice di cava", where the reference data leave
      // "Ingegnere" masculine in both forms.
      expect(wrong.length, wrong.join("; ")).toBeLessThanOrEqual(3);
    }
  });
  it("gendered Italian job title after its fixes are applied → no linter finding", () => {
    const left = gendered
      .flatMap(({ he, she }) => [he, she])
      .filter((title) => {
        // Applies the fixes from last to first, so that the offsets of the remaining fixes stay valid.
        const whole = hitsOf(title).reduceRight(
          (text, { fix }) => (fix && isRewrite(fix) ? text.slice(0, fix.start) + fix.text + text.slice(fix.end) : text),
          title,
        );
        return isFound(whole);
      });
    expect(left).toEqual([]);
  });
  it("all English job titles of the reference data → at most ten get a linter finding as gendered", () => {
    const found = rows.map(({ en }) => en).filter((title) => isFound(title, "en"));
    expect(found.length, found.join("; ")).toBeLessThanOrEqual(10);
  });
});
