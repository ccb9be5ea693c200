import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

test("what has a comma, a quote or a line in it is quoted", () => {
  expect(csvRow(["a", "b,c", 'd"e', "f\ng", null, 4.5])).toBe('a,"b,c","d""e","f\ng",,4.5\r\n');
});

test("what a spreadsheet would run is text", () => {
  expect(csvRow(["=1+1", "+39", "-2", "@SUM(A1)", "\tx"])).toBe("'=1+1,'+39,'-2,'@SUM(A1),'\tx\r\n");
  expect(csvRow(["=a,b"])).toBe(`"'=a,b"\r\n`);
});
