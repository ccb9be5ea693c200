import { csvRow } from "@orbita/contract/kernel/csv";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";

/** Fragments that can break a CSV file: separators, quotes, line breaks, formula signs in several scripts, spaces and letters. */
const alphabet = [
  "=",
  "+",
  "-",
  "@",
  ",",
  ";",
  "|",
  "\t",
  "\r",
  "\n",
  '"',
  "'",
  " ",
  "a",
  "é",
  "1",
  "＝",
  "＋",
  "－",
  "＠",
  "cmd",
  "SUM(",
];

/** A seeded random number generator (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
const random = randomOf(20_261_117);
const aText = () => Array.from({ length: random(12) }, () => alphabet[random(alphabet.length)]!).join("");
const rows = Array.from({ length: 2_000 }, () => [aText(), aText(), aText()]);
const isFormula = (cell: string): boolean => /^\s*[=+\-@＝＋－＠]/u.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);

describe("rows of CSV files", () => {
  test("CSV row of any texts, parsed with a comma → the same texts, except for apostrophes before formulas", () => {
    const { data } = Papa.parse<string[]>(rows.map(csvRow).join(""), {
      delimiter: ",",
      newline: "\r\n",
      skipEmptyLines: false,
    });
    const bare = (text: string) => text.replaceAll("'", "");
    for (const [index, row] of rows.entries()) expect(data[index]!.map(bare)).toEqual(row.map(bare));
  });

  test.each([",", ";", "\t", "|"])("CSV row of texts, parsed with %j → no cell starts with a formula", (delimiter) => {
    for (const row of rows) {
      const { data } = Papa.parse<string[]>(csvRow(row), { delimiter });
      for (const cell of data.flat()) expect(isFormula(cell), JSON.stringify([row, cell])).toBe(false);
    }
  });

  test.each(["Dev;=cmd|' /C calc'!A0", "=1+1", "+39", "@SUM(A1)", "a,=b", "a\n=b"])(
    "CSV cell %j → quoted and neutralised",
    (text) => {
      const row = csvRow([text]);
      expect(row.startsWith('"') && row.endsWith('"\r\n')).toBe(true);
      expect(row).toMatch(/'[=+@]/);
    },
  );

  test("CSV row: numbers, amounts and missing values → not neutralised", () => {
    expect(csvRow([4.5, "-0.45", null, 'd"e'])).toBe('4.5,"-0.45",,"d""e"\r\n');
  });
});
