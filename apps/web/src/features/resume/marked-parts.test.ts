import { expect, test } from "vitest";
import { markedParts } from "./marked-parts.ts";

test("quotes, also truncated ones, are marked in the text and no text is lost", () => {
  const text = "Servizi Java e Kotlin. Repliche PostgreSQL fra Genova e Livorno.";
  const parts = markedParts(text, ["Repliche PostgreSQL…", "Servizi Java e Kotlin"]);
  expect(parts.filter(({ marked }) => marked).map((part) => part.text)).toEqual([
    "Servizi Java e Kotlin",
    "Repliche PostgreSQL",
  ]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("a text without quotes is one unmarked part; every occurrence of a quote is marked", () => {
  expect(markedParts("Vela", ["Java", "", "…"])).toEqual([{ text: "Vela", marked: false }]);
  expect(markedParts("Java, Javascript", ["Java"])).toHaveLength(4);
  expect(markedParts("", ["x"])).toEqual([]);
});
