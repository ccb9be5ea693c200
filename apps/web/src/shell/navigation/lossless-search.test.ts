import { expect, test } from "vitest";
import { losslessSearch } from "./lossless-search.ts";

const { parseSearch, stringifySearch } = losslessSearch;

test.each(["1234567e901234567890", "12345678901234567890", "1e5", "007", "-0", "1.0"])(
  "URL parameter %s, which a number would alter → parsed as text and written back unchanged",
  (text) => {
    expect(parseSearch(`?code=${text}`)).toEqual({ code: text });
    expect(stringifySearch(parseSearch(`?code=${text}`))).toBe(`?code=${text}`);
  },
);

test("URL parameters with numbers, booleans and lists → parsed into their types", () => {
  expect(parseSearch('?page=2&send=true&tags=["a"]')).toEqual({ page: 2, send: true, tags: ["a"] });
  expect(stringifySearch({ page: 2, q: "12" })).toBe("?page=2&q=%2212%22");
});
