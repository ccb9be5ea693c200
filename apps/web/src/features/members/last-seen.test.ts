import { expect, test } from "vitest";
import { lastSeen, shortDay } from "./last-seen.ts";

const now = Date.parse("2026-11-15T12:00:00Z");

test("now, today, the day; the year only where it is another one", () => {
  expect(lastSeen("it", null, now)).toEqual({ kind: "never" });
  expect(lastSeen("it", "2026-11-15T11:49:01Z", now)).toEqual({ kind: "now" });
  expect(lastSeen("it", "2026-11-15T11:49:00Z", now)).toEqual({ kind: "on", day: "oggi" });
  expect(lastSeen("en", "2026-11-12T09:00:00Z", now)).toEqual({ kind: "on", day: "12 Nov" });
  expect(lastSeen("it", "2025-11-12T09:00:00Z", now)).toEqual({ kind: "on", day: "12 nov 2025" });
});

test("a day is Rome's", () => {
  // Half past midnight of the first of January in Rome.
  expect(shortDay("it", "2025-12-31T23:30:00Z", now)).toBe("1 gen");
});
