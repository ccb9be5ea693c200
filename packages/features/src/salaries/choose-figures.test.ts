import { salaryLimits } from "@orbita/contract";
import { expect, test } from "vitest";
import { chooseFigures, type SalaryAd } from "./choose-figures.ts";

const ad = (value: number, fields: Partial<SalaryAd> = {}): SalaryAd => ({
  spaceId: "a",
  region: null,
  ccnl: null,
  level: null,
  value,
  ...fields,
});

/** As many jobs of one region as given, by three Spaces in turn. */
const jobsIn = (region: string | null, count: number): SalaryAd[] =>
  Array.from({ length: count }, (_, place) => ad(30_000 + place * 1_000, { region, spaceId: "abc"[place % 3]! }));

const shownRegions = (ads: readonly SalaryAd[]) => chooseFigures(ads).map(({ region, ads: count }) => [region, count]);

test("five jobs of three Spaces → median and quartiles, interpolated and rounded to 100 euros", () => {
  const values = [30_000, 31_030, 35_000, 36_000, 50_000];
  const ads = values.map((value, place) => ad(value, { spaceId: "abc"[place % 3]! }));
  expect(chooseFigures(ads)).toEqual([
    { region: null, ccnl: null, level: null, ads: 5, spaces: 3, low: 31_000, median: 35_000, high: 36_000 },
  ]);
});

test("four jobs, or five jobs of two Spaces → no figure", () => {
  expect(chooseFigures(jobsIn(null, salaryLimits.ads - 1))).toEqual([]);
  expect(
    chooseFigures(jobsIn(null, 5).map((one) => ({ ...one, spaceId: one.spaceId === "c" ? "b" : one.spaceId }))),
  ).toEqual([]);
});

test("the other regions have enough jobs together → the large region has a figure", () => {
  const ads = [...jobsIn("Liguria", 9), ...jobsIn("Molise", 3), ...jobsIn("Umbria", 3)];
  expect(shownRegions(ads)).toEqual([
    [null, 15],
    ["Liguria", 9],
  ]);
});

test("a single small region would be left → the smallest of the other regions is hidden too", () => {
  const ads = [...jobsIn("Liguria", 9), ...jobsIn("Lazio", 6), ...jobsIn("Molise", 2)];
  expect(shownRegions(ads)).toEqual([
    [null, 17],
    ["Liguria", 9],
  ]);
});

test("all jobs of Italy are in one region → the region has the same figure", () => {
  expect(shownRegions(jobsIn("Liguria", 6))).toEqual([
    [null, 6],
    ["Liguria", 6],
  ]);
});

test("an agreement that leaves one job of a region over → hidden there and in Italy, so that the job stays hidden", () => {
  const ads = jobsIn("Liguria", 7).map((one, place) => ({ ...one, ccnl: place === 0 ? "C030" : "C011" }));
  expect(chooseFigures(ads).every(({ ccnl }) => ccnl === null)).toBe(true);
});
