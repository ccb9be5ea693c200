import type { UnderstoodTerm } from "@orbita/contract";
import { expect, test } from "vitest";
import { correctedQuery, withoutTerm } from "./without-term.ts";

test.each([
  ["infermiera part time", "part time", "infermiera"],
  ["part time infermiera", "part time", "infermiera"],
  ["infermiera a Milano", "Milano", "infermiera"],
  ["developer, Milano, remoto", "Milano", "developer, remoto"],
  ["nurse", "nurse", ""],
])("query “%s” without “%s” → “%s”", (query, term, rest) => {
  const from = query.indexOf(term);
  expect(withoutTerm(query, { from, to: from + term.length })).toBe(rest);
});

const slip = (query: string, words: string, corrected?: string): UnderstoodTerm => {
  const from = query.indexOf(words);
  const label = { it: words, en: words };
  return { kind: "occupation", label, from, to: from + words.length, ...(corrected && { corrected }) };
};

test("query with typing errors → the names that were meant in their places, the other words as typed", () => {
  const query = "infermeira o magazinere a Milano";
  const terms = [
    slip(query, "infermeira", "infermiera"),
    slip(query, "magazinere", "magazziniere"),
    slip(query, "Milano"),
  ];
  expect(correctedQuery(query, terms)).toBe("infermiera o magazziniere a Milano");
  expect(correctedQuery(query, terms.slice(2))).toBeNull();
});
