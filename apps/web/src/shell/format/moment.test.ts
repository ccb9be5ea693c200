import { expect, test } from "vitest";
import { formatDate, formatMoment } from "./moment.ts";

const now = Date.parse("2026-11-15T23:30:00Z"); // 16 November, half past midnight in Rome.

test("today is the current day in Rome", () => {
  expect(formatDate("it", "2026-11-15T23:10:00Z", now)).toBe("oggi");
  expect(formatDate("it", "2026-11-15T22:50:00Z", now)).toBe("15 nov 2026");
  expect(formatDate("en", "2026-11-16T10:00:00Z", now)).toBe("today");
});

test("formatMoment includes the time", () => {
  expect(formatMoment("it", "2026-11-15T23:10:00Z", now)).toBe("oggi, 00:10");
  expect(formatMoment("it", "2026-10-03T17:40:00Z", now)).toBe("3 ott 2026, 19:40");
});
