import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Ad, Hit } from "./ad.ts";
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
const hitsOf = (title: string, lang: Ad["lang"] = "it"): Hit[] =>
  genderedTitle({ ...clean, lang, title }, textOf(title));
const isFound = (title: string, lang: Ad["lang"] = "it"): boolean => hitsOf(title, lang).length > 0;

/**
 * A field of work and a feminine adjective look the same ("Consulente informatica"), and so do a rank and a person ("Secondo ufficiale"):
 * these pass on purpose.
 */
const unclear = 16;

describe("titles of the reference data", () => {
  const gendered = rows.filter(({ he, she }) => he !== she);
  const neutral = rows.filter(({ he, she }) => he === she);

  it("a title in one gender only is found", () => {
    const missed = gendered.flatMap(({ he, she }) => [he, she]).filter((title) => !isFound(title));
    expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(unclear);
    expect(gendered.length).toBeGreaterThan(2_000);
  });
  it("a title for all genders passes", () => {
    expect(neutral.map(({ he }) => he).filter((title) => isFound(title))).toEqual([]);
    expect(neutral.length).toBeGreaterThan(1_000);
  });
  it("both forms pass, however they are joined", () => {
    for (const join of ["/", " / ", " o ", " e ", ", "]) {
      const wrong = gendered.map(({ he, she }) => he + join + she).filter((title) => isFound(title));
      // "Ingegnere direttore di cava/Ingegnere direttrice di cava": the source itself leaves one half masculine.
      expect(wrong.length, wrong.join("; ")).toBeLessThanOrEqual(3);
    }
  });
  it("titles pass after their fixes are applied", () => {
    const left = gendered
      .flatMap(({ he, she }) => [he, she])
      .filter((title) => {
        // From last to first, so that offsets stay valid.
        const whole = hitsOf(title).reduceRight(
          (text, { fix }) => (fix && isRewrite(fix) ? text.slice(0, fix.start) + fix.text + text.slice(fix.end) : text),
          title,
        );
        return isFound(whole);
      });
    expect(left).toEqual([]);
  });
  it("only gendered English names are found", () => {
    const found = rows.map(({ en }) => en).filter((title) => isFound(title, "en"));
    expect(found.length, found.join("; ")).toBeLessThanOrEqual(10);
  });
});
