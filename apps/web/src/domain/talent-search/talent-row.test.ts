import { expect, test } from "vitest";
import { formatDaysSince } from "./talent-row.tsx";

const now = Date.parse("2026-11-16T15:40:00Z");

test.each([
  ["2026-11-16T00:00:00.000Z", "oggi"],
  ["2026-11-15T00:00:00.000Z", "ieri"],
  ["2026-11-13T00:00:00.000Z", "3 giorni fa"],
  ["2026-11-02T00:00:00.000Z", "14 giorni fa"],
  ["2026-11-17T00:00:00.000Z", "oggi"],
])("last change of a CV on %s → “%s”", (day, said) => expect(formatDaysSince("it", day, now)).toBe(said));

test("last change of a CV more than two weeks ago → formatted as a date", () => {
  expect(formatDaysSince("it", "2026-11-01T00:00:00.000Z", now)).toMatch(/1 nov/);
});
