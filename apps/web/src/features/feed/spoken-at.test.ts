import { expect, test } from "vitest";
import { daysAgo, spokenAt } from "./spoken-at.ts";

const now = Date.parse("2026-11-15T23:30:00Z"); // 16 November, half past midnight in Rome.

test("formats today, yesterday and older days in Rome time", () => {
  expect(spokenAt("it", "2026-11-15T23:10:00Z", now)).toBe("oggi, 00:10");
  expect(spokenAt("it", "2026-11-15T16:42:00Z", now)).toBe("ieri, 17:42");
  expect(spokenAt("it", "2026-11-12T08:05:00Z", now)).toBe("12 nov, 09:05");
  expect(spokenAt("it", "2025-11-12T08:05:00Z", now)).toBe("12 nov 2025, 09:05");
  expect(spokenAt("en", "2026-11-15T16:42:00Z", now)).toMatch(/^yesterday, /);
});

test("daysAgo returns null for days before yesterday", () => {
  expect(daysAgo("it", "2026-11-14T22:50:00Z", now)).toBeNull();
  expect(daysAgo("it", "2026-11-14T23:10:00Z", now)).toBe(1);
});
