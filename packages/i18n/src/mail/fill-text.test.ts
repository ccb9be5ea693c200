import { describe, expect, it } from "vitest";
import { fillText } from "./fill-text.ts";

describe("fillText", () => {
  it("fillText: plural placeholder → the plural form for the number, in each language", () => {
    const jobs = "{count, plural, one {# new job} other {# new jobs}} for “{search}”";
    expect(fillText(jobs, "en", { count: "1", search: "Tester" })).toBe("1 new job for “Tester”");
    expect(fillText(jobs, "en", { count: "1200", search: "Tester" })).toBe("1,200 new jobs for “Tester”");
    const nuovi = "{count, plural, one {# nuovo annuncio} other {# nuovi annunci}}";
    expect(fillText(nuovi, "it", { count: "12000" })).toBe("12.000 nuovi annunci");
  });

  it("fillText: braces without a known name, such as those of a style sheet → unchanged", () => {
    const css = "@media (x) { body, .page { color: red; } } {unknown}";
    expect(fillText(css, "en", { count: "1" })).toBe(css);
  });

  it("fillText: a value that looks like a placeholder → not filled again", () => {
    expect(fillText("{who}: {words}", "en", { who: "{words}", words: "Hi" })).toBe("{words}: Hi");
  });

  it("fillText: Italian article before a day number that begins with a vowel → elided", () => {
    expect(fillText("Entro il {day}.", "it", { day: "8 novembre 2026" })).toBe("Entro l’8 novembre 2026.");
    expect(fillText("Dal {day} fino al {day}.", "it", { day: "11 marzo 2027" })).toBe(
      "Dall’11 marzo 2027 fino all’11 marzo 2027.",
    );
    expect(fillText("Il {day}", "it", { day: "8 maggio 2027" })).toBe("L’8 maggio 2027");
    expect(fillText("Il {day}", "it", { day: "18 maggio 2027" })).toBe("Il 18 maggio 2027");
  });
});
