import { expect, test } from "vitest";
import { markedParts } from "./marked.tsx";

test("quotes of a CV text, also truncated ones, are marked, and no text is lost", () => {
  const text = "Servizi Java e Kotlin. Repliche PostgreSQL fra Genova e Livorno.";
  const parts = markedParts(text, ["Repliche PostgreSQL…", "Servizi Java e Kotlin"]);
  expect(parts.filter(({ marked }) => marked).map((part) => part.text)).toEqual([
    "Servizi Java e Kotlin",
    "Repliche PostgreSQL",
  ]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("CV text without the quotes → one unmarked part; a quote that occurs twice → marked twice", () => {
  expect(markedParts("Vela", ["Java", "", "…"])).toEqual([{ text: "Vela", marked: false }]);
  expect(markedParts("Java, Javascript", ["Java"])).toHaveLength(4);
  expect(markedParts("", ["x"])).toEqual([]);
});
