import { expect, test } from "vitest";
import { dayAndMonthOf, calendarDaysUntil, weekdayAndDay } from "./home-days.ts";

const rome = "Europe/Rome";
const now = Date.parse("2026-11-26T22:30:00Z");

test.each([
  ["2026-11-26T22:59:00Z", rome, 0],
  ["2026-11-26T23:01:00Z", rome, 1],
  ["2026-11-26T23:01:00Z", "Europe/London", 0],
  ["2026-11-25T10:00:00Z", rome, -1],
  // The clocks go forward on 29 March: that day has 23 hours.
  ["2027-03-29T10:00:00Z", rome, 123],
])("%s seen from the evening of 26 November in %s → %i days away", (at, zone, days) => {
  expect(calendarDaysUntil(zone, at, now)).toBe(days);
});

test("a deadline and a date in both languages → the order of words of that language", () => {
  const at = "2026-12-04T17:00:00Z";
  expect(weekdayAndDay("it", rome, at)).toBe("ven 4 dicembre");
  expect(weekdayAndDay("en", rome, at)).toBe("Fri 4 December");
  expect(dayAndMonthOf("it", rome, at)).toEqual({ day: "4", month: "dic" });
});
