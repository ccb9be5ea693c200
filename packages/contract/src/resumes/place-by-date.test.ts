import { expect, test } from "vitest";
import { placeByDate } from "./place-by-date.ts";

const period = (start: string | null, end: string | null = null, isCurrent = false) => ({ start, end, isCurrent });
const now = period("2021-03", null, true);
const before = period("2017-09", "2020-02");

test("new job in a resume → placed by date: below the current job, above older jobs, first if it is the newest", () => {
  const consulting = period("2020-03", "2021-02");
  expect(placeByDate("experience", [now, before], consulting)).toEqual([now, consulting, before]);
  const newest = period("2024-01", null, true);
  expect(placeByDate("experience", [now, before], newest)[0]).toBe(newest);
});

test("new resume entry without dates → placed last; an entry with dates → placed above it", () => {
  const undated = period(null);
  expect(placeByDate("education", [now], undated)).toEqual([now, undated]);
  expect(placeByDate("education", [undated], before)).toEqual([before, undated]);
});

test("new resume entry → the order of the existing entries stays", () => {
  const list = [before, now];
  expect(placeByDate("courses", list, period("2019-01", "2019-02"))).toEqual([...list, period("2019-01", "2019-02")]);
});

test("new certification in a resume → placed by its issue date, not by its expiry date", () => {
  const old = period("2015", "2030");
  const recent = period("2024", "2026");
  expect(placeByDate("certifications", [old], recent)).toEqual([recent, old]);
});
