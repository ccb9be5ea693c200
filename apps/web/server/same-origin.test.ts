import { expect, test } from "vitest";
import { comesFromOurPages, isUnsafe } from "./same-origin.ts";

const origin = "http://localhost:21040";
const from = (headers: Record<string, string>) => new Request(`${origin}/api/v1/x`, { method: "POST", headers });

test("request with Sec-Fetch-Site → accepted only if same-origin, whatever its Origin", () => {
  expect(comesFromOurPages(from({ "sec-fetch-site": "same-origin" }), origin)).toBe(true);
  expect(comesFromOurPages(from({ "sec-fetch-site": "same-site", origin }), origin)).toBe(false);
  expect(comesFromOurPages(from({ "sec-fetch-site": "cross-site", origin }), origin)).toBe(false);
  expect(comesFromOurPages(from({ "sec-fetch-site": "none" }), origin)).toBe(false);
});

test("request without Sec-Fetch-Site → its Origin decides; with neither header → refused", () => {
  expect(comesFromOurPages(from({ origin }), origin)).toBe(true);
  expect(comesFromOurPages(from({ origin: "https://evil.example" }), origin)).toBe(false);
  expect(comesFromOurPages(from({ origin: "null" }), origin)).toBe(false);
  expect(comesFromOurPages(from({}), origin)).toBe(false);
});

test("GET, HEAD and OPTIONS count as safe methods; POST, PUT, PATCH and DELETE as unsafe", () => {
  expect(["GET", "HEAD", "OPTIONS"].some(isUnsafe)).toBe(false);
  expect(["POST", "PUT", "PATCH", "DELETE"].every(isUnsafe)).toBe(true);
});
