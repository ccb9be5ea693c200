import type { Evidence, Requirement } from "@orbita/contract";
import { expect, test } from "vitest";
import type { JobFitJob } from "./compare.ts";
import { coverageOf, levelDeduction, orderFits, type RankedJob } from "./order.ts";

const requirement: Requirement = {
  kind: "skill",
  id: "java",
  label: { it: "Java", en: "Java" },
  mandatory: true,
  minYears: null,
  level: null,
  field: null,
};
const evidence = (
  verdict: Evidence["verdict"],
  of: Partial<Requirement> = {},
  more: Partial<Evidence> = {},
): Evidence => ({
  requirement: { ...requirement, ...of },
  verdict,
  lines: [],
  by: null,
  found: null,
  years: null,
  ...more,
});
const times = (count: number, one: Evidence): Evidence[] => Array.from({ length: count }, () => one);

const job = (
  id: string,
  of: Evidence[],
  more: Partial<RankedJob> = {},
  fields: Partial<JobFitJob> = {},
): RankedJob => ({
  job: {
    id,
    title: "Backend",
    contractEconomicType: null,
    publishedAt: "2026-11-01",
    sponsored: false,
    ...fields,
  } as JobFitJob,
  evidence: of,
  title: "latest",
  ...more,
});
const order = (jobs: RankedJob[], years = 5, hasWishes = false) =>
  orderFits(jobs, { years }, hasWishes).map(({ job: { id } }) => id);

test("coverage → met is worth more than related, less than the years, and nothing", () => {
  const short = evidence("notMet", { minYears: 4 }, { by: "same", years: 2 });
  const all = [evidence("met"), evidence("related"), short, evidence("unknown")].map((one) => coverageOf([one]));
  expect(all).toEqual(all.toSorted((one, other) => other - one));
  expect(new Set(all).size).toBe(4);
});

test("coverage → a gap in a requirement that is nice to have costs less than in a mandatory one", () => {
  const met = evidence("met");
  expect(coverageOf([met, evidence("unknown", { mandatory: false })])).toBeGreaterThan(
    coverageOf([met, evidence("unknown")]),
  );
});

test("6 of 7 requirements met and 1 of 1 → 6 of 7 comes first", () => {
  const six = [...times(6, evidence("met")), evidence("unknown")];
  expect(order([job("one", [evidence("met")]), job("six", six)])).toEqual(["six", "one"]);
});

test("a sponsored and a newer job with equal evidence → the newer one first", () => {
  const paid = job("a", [evidence("met")], {}, { sponsored: true });
  const newer = job("b", [evidence("met")], {}, { publishedAt: "2026-11-02" });
  expect(order([paid, newer])).toEqual(["b", "a"]);
});

test("a wished title and the title of the latest job → the wished one first", () => {
  const [latest, wished] = [job("a", [evidence("met")]), job("b", [evidence("met")], { title: "wished" })];
  expect(order([latest, wished], 5, true)).toEqual(["b", "a"]);
});

test.each([
  ["entry", 2, 0],
  ["entry", 6, 0.3],
  ["entry", 30, 0.3],
  ["junior", 6, 0.1],
  ["senior", 4, 0],
  ["senior", 2, 0.125],
  ["lead", 1, 0.25],
  [null, 0, 0],
] as const)("level %s and %d years → deduction of %d", (level, years, deduction) => {
  expect(levelDeduction(level, years)).toBeCloseTo(deduction);
});
