import { describe, expect, it } from "vitest";
import { elideArticles } from "./italian-articles.ts";

describe("elideArticles", () => {
  it.each([
    ["Entro il 8 dicembre", "Entro l’8 dicembre"],
    ["Il 11 dicembre scade", "L’11 dicembre scade"],
    ["dal 8 al 11 marzo", "dall’8 all’11 marzo"],
    ["del <0>8 maggio</0>", "dell’<0>8 maggio</0>"],
    ["il 80% delle persone", "l’80% delle persone"],
  ])("elideArticles, Italian number that begins with a vowel: %s → %s", (text, result) =>
    expect(elideArticles(text)).toBe(result),
  );

  it.each(["il 18 dicembre", "il 1° marzo", "il 110%", "al 28", "mail 8", "Gioil 8"])(
    "elideArticles, other number or word: %s → unchanged",
    (text) => expect(elideArticles(text)).toBe(text),
  );
});
