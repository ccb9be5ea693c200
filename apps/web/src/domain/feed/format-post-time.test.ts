import { expect, test } from "vitest";
import { daysAgo, formatPostTime } from "./format-post-time.ts";

const now = Date.parse("2026-11-15T23:30:00Z"); // It is half past midnight on 16 November in Rome.

test("the time of a post is formatted as today, yesterday or a date, in Rome time", () => {
  expect(formatPostTime("it", "2026-11-15T23:10:00Z", now)).toBe("oggi, 00:10");
  expect(formatPostTime("it", "2026-11-15T16:42:00Z", now)).toBe("ieri, 17:42");
  expect(formatPostTime("it", "2026-11-12T08:05:00Z", now)).toBe("12 nov, 09:05");
  expect(formatPostTime("it", "2025-11-12T08:05:00Z", now)).toBe("12 nov 2025, 09:05");
  expect(formatPostTime("en", "2026-11-15T16:42:00Z", now)).toMatch(/^yesterday, /);
});

test("age of a post in days, Rome time: yesterday → 1; earlier → null", () => {
  expect(daysAgo("it", "2026-11-14T22:50:00Z", now)).toBeNull();
  expect(daysAgo("it", "2026-11-14T23:10:00Z", now)).toBe(1);
});
