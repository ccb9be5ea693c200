import { expect, test } from "vitest";
import { comesFromOurPages, isUnsafe } from "./same-origin.ts";

const origin = "http://localhost:21040";
const from = (headers: Record<string, string>) => new Request(`${origin}/api/v1/x`, { method: "POST", headers });

test("the browser's own word counts first", () => {
  expect(comesFromOurPages(from({ "sec-fetch-site": "same-origin" }), origin)).toBe(true);
  expect(comesFromOurPages(from({ "sec-fetch-site": "same-site", origin }), origin)).toBe(false);
  expect(comesFromOurPages(from({ "sec-fetch-site": "cross-site", origin }), origin)).toBe(false);
  expect(comesFromOurPages(from({ "sec-fetch-site": "none" }), origin)).toBe(false);
});

test("an older browser is known by its Origin, and silence is refused", () => {
  expect(comesFromOurPages(from({ origin }), origin)).toBe(true);
  expect(comesFromOurPages(from({ origin: "https://evil.example" }), origin)).toBe(false);
  expect(comesFromOurPages(from({ origin: "null" }), origin)).toBe(false);
  expect(comesFromOurPages(from({}), origin)).toBe(false);
});

test("reading is safe, the rest is not", () => {
  expect(["GET", "HEAD", "OPTIONS"].some(isUnsafe)).toBe(false);
  expect(["POST", "PUT", "PATCH", "DELETE"].every(isUnsafe)).toBe(true);
});
