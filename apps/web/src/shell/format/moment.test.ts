import { expect, test } from "vitest";
import { formatDate, formatMoment } from "./moment.ts";

const now = Date.parse("2026-11-15T23:30:00Z"); // It is half past midnight on 16 November in Rome.

test("a date of the current day in Rome → formatted as today", () => {
  expect(formatDate("it", "2026-11-15T23:10:00Z", now)).toBe("oggi");
  expect(formatDate("it", "2026-11-15T22:50:00Z", now)).toBe("15 nov 2026");
  expect(formatDate("en", "2026-11-16T10:00:00Z", now)).toBe("today");
});

test("a moment is formatted as its day and time in Rome", () => {
  expect(formatMoment("it", "2026-11-15T23:10:00Z", now)).toBe("oggi, 00:10");
  expect(formatMoment("it", "2026-10-03T17:40:00Z", now)).toBe("3 ott 2026, 19:40");
});
