import { expect, test } from "vitest";
import { daysIn, isMonthOver, lastOf, monthAfter, monthBefore, monthNow, monthOnPaper, onPaper } from "./months.ts";

test.each([
  ["2026-12", "2026-11", "2027-01", "2026-12-31"],
  ["2027-01", "2026-12", "2027-02", "2027-01-31"],
  ["2027-02", "2027-01", "2027-03", "2027-02-28"],
  ["2028-02", "2028-01", "2028-03", "2028-02-29"],
  ["2026-03", "2026-02", "2026-04", "2026-03-31"],
  ["2026-10", "2026-09", "2026-11", "2026-10-31"],
])("billing month %s → the previous month %s, the next month %s, the last day %s", (month, before, after, last) => {
  expect([monthBefore(month), monthAfter(month), lastOf(month)]).toEqual([before, after, last]);
  expect(daysIn(month)).toBe(Number(last.slice(8)));
});

test("billing month in winter or summer → begins at midnight in Rome", () => {
  expect(monthNow(new Date("2026-12-31T22:59:59.999Z"))).toBe("2026-12");
  expect(monthNow(new Date("2026-12-31T23:00:00Z"))).toBe("2027-01");
  expect(monthNow(new Date("2026-06-30T21:59:59.999Z"))).toBe("2026-06");
  expect(monthNow(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07");
  // The clocks changed on 25 October, so the end of October is in winter time.
  expect(monthNow(new Date("2026-10-31T22:30:00Z"))).toBe("2026-10");
  expect(monthNow(new Date("2026-10-31T23:00:00Z"))).toBe("2026-11");
});

test("billing month → over when the next month has begun in Rome", () => {
  expect(isMonthOver("2026-12", new Date("2026-12-31T22:59:59.999Z"))).toBe(false);
  expect(isMonthOver("2026-12", new Date("2026-12-31T23:00:00Z"))).toBe(true);
  expect(isMonthOver("2027-02", new Date("2027-01-15T12:00:00Z"))).toBe(false);
});

test("months and dates on invoices → written in Italian", () => {
  expect([monthOnPaper("2026-11"), onPaper("2026-11-03")]).toEqual(["novembre 2026", "3/11/2026"]);
});
