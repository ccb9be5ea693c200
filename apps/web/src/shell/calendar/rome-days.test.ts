import { expect, test } from "vitest";
import { addDays, daysUntil, romeDay, startOfRomeDay } from "./rome-days.ts";

test("a day begins at midnight in Rome, in winter, in summer and when the clocks change", () => {
  for (const [day, start] of [
    ["2026-01-15", "2026-01-14T23:00:00.000Z"],
    ["2026-07-15", "2026-07-14T22:00:00.000Z"],
    ["2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["2026-03-30", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25", "2026-10-24T22:00:00.000Z"],
    ["2026-10-26", "2026-10-25T23:00:00.000Z"],
  ] as const) {
    expect(startOfRomeDay(day)).toBe(start);
    expect(romeDay(start)).toBe(day);
    expect(romeDay(Date.parse(start) - 1)).toBe(addDays(day, -1));
  }
});

test("days until a date are counted by the calendar of Rome, not by hours", () => {
  const lateEvening = Date.parse("2026-11-15T22:30:00Z");
  expect(daysUntil("2026-11-15T22:59:59Z", lateEvening)).toBe(0);
  expect(daysUntil("2026-11-15T23:00:00Z", lateEvening)).toBe(1);
  expect(daysUntil("2026-11-22T22:59:59Z", lateEvening)).toBe(7);
  expect(daysUntil("2026-11-14T12:00:00Z", lateEvening)).toBe(-1);
});
