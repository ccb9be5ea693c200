import { describe, expect, test } from "vitest";
import type { BadQuery } from "./query-syntax.ts";
import { isPlain, parseQuery, queryLimits, type QueryNode } from "./query-syntax.ts";

const shown = (query: QueryNode | null): string => {
  if (query === null) return "nothing";
  if ("text" in query) return query.kind === "word" ? query.text : `"${query.text}"`;
  if (query.kind === "not") return `!${shown(query.of)}`;
  return `(${query.of.map(shown).join(query.kind === "and" ? " & " : " | ")})`;
};

describe("parseQuery", () => {
  test.each([
    ["java", "java"],
    ["backend per la logistica", "(backend & per & la & logistica)"],
    ['"project manager" OR scrum', '("project manager" | scrum)'],
    ["java AND spring OR kotlin", "((java & spring) | kotlin)"],
    ["java (spring OR quarkus) NOT php", "(java & (spring | quarkus) & !php)"],
    ['java -php -"spring boot"', '(java & !php & !"spring boot")'],
    ["NOT (php OR perl)", "!(php | perl)"],
    ["C++ .NET node.js C#", "(C++ & .NET & node.js & C#)"],
    ["back-end and front-end", "(back-end & and & front-end)"],
    ["  ", "nothing"],
    ['"" , ;', "nothing"],
  ])("parseQuery: the search text %s → parsed as %s", (text, meant) => expect(shown(parseQuery(text))).toBe(meant));
});

test("parseQuery: an incomplete or too large search text → BadQuery with the offset of the error", () => {
  const at = (text: string) => {
    try {
      parseQuery(text);
    } catch (error) {
      return (error as BadQuery).at;
    }
    return null;
  };
  expect(at("java AND")).toBe(8);
  expect(at("(java")).toBe(5);
  expect(at("java)")).toBe(4);
  expect(at('java "spring')).toBe(5);
  expect(at("OR java")).toBe(0);
  expect(at("java AND OR php")).toBe(9);
  expect(at(`${"(".repeat(queryLimits.depth + 2)}a${")".repeat(queryLimits.depth + 2)}`)).not.toBeNull();
  expect(at(Array.from({ length: queryLimits.terms }, () => "a").join(" "))).toBeNull();
  expect(at(Array.from({ length: queryLimits.terms + 1 }, () => "a").join(" "))).not.toBeNull();
});

test("isPlain: a search text without operators and quotes → true, any other → false", () => {
  expect(isPlain(parseQuery("backend logistica")!)).toBe(true);
  expect(isPlain(parseQuery('"backend"')!)).toBe(false);
  expect(isPlain(parseQuery("backend NOT php")!)).toBe(false);
});
