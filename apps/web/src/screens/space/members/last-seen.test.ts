import { expect, test } from "vitest";
import { lastSeen, shortDay } from "./last-seen.ts";

const now = Date.parse("2026-11-15T12:00:00Z");

test("a member's last access → never, now, today or a date, with the year only if it is not the current year", () => {
  expect(lastSeen("it", null, now)).toEqual({ kind: "never" });
  expect(lastSeen("it", "2026-11-15T11:49:01Z", now)).toEqual({ kind: "now" });
  expect(lastSeen("it", "2026-11-15T11:49:00Z", now)).toEqual({ kind: "on", day: "oggi" });
  expect(lastSeen("en", "2026-11-12T09:00:00Z", now)).toEqual({ kind: "on", day: "12 Nov" });
  expect(lastSeen("it", "2025-11-12T09:00:00Z", now)).toEqual({ kind: "on", day: "12 nov 2025" });
});

test("the dates of the members page use the time zone of Rome", () => {
  // The instant is 00:30 on 1 January in Rome, but still 31 December in UTC.
  expect(shortDay("it", "2025-12-31T23:30:00Z", now)).toBe("1 gen");
});
