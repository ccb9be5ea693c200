import type { Evidence, Requirement } from "@orbita/contract";
import { expect, test } from "vitest";
import type { JobFitJob } from "./compare.ts";
import { coverageOf, levelSteps, orderFits, type OrderFacts, type RankedJob } from "./order.ts";

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
  isNear: true,
  yearsAsked: null,
  ...more,
});
const plain: OrderFacts = { years: 5, hasRoles: false, isChanging: false, contracts: [] };
const order = (jobs: RankedJob[], facts: Partial<OrderFacts> = {}) =>
  orderFits(jobs, { ...plain, ...facts }).map(({ job: { id } }) => id);

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
  expect(order([latest, wished], { hasRoles: true })).toEqual(["b", "a"]);
});

test("a title that is unknown, with all skills → before a near title without them", () => {
  const [unknown, near] = [
    job("a", times(4, evidence("met")), { title: null }),
    job("b", times(4, evidence("unknown")), { title: "near" }),
  ];
  expect(order([near, unknown])).toEqual(["a", "b"]);
});

test("the same job near and far from the town of the CV → the near one first", () => {
  const [far, near] = [job("a", [evidence("met")], { isNear: false }), job("b", [evidence("met")])];
  expect(order([far, near])).toEqual(["b", "a"]);
});

test("mandatory language that the CV does not name → after a job that asks for none", () => {
  const french = evidence("unknown", { kind: "language", id: "language_fr" });
  const [asking, plainJob] = [
    job("a", [...times(5, evidence("met")), french]),
    job("b", [evidence("met"), evidence("related")]),
  ];
  expect(order([asking, plainJob])).toEqual(["b", "a"]);
});

test("an apprenticeship for somebody with experience → last, unless they look for one", () => {
  const contract = "contract_economic_type_apprenticeship";
  const beginner = job("a", times(4, evidence("met")), {}, { contractEconomicType: contract });
  const other = job("b", times(4, evidence("related")));
  expect(order([beginner, other], { years: 9 })).toEqual(["b", "a"]);
  expect(order([beginner, other], { years: 9, contracts: [contract] })).toEqual(["a", "b"]);
});

test("the ad asks for more years than the CV shows → after a job that asks for fewer", () => {
  const strict = job("a", times(4, evidence("met")), { yearsAsked: 8 });
  const open = job("b", [evidence("met"), evidence("related")], { yearsAsked: 5 });
  expect(order([strict, open])).toEqual(["b", "a"]);
  expect(order([strict, open], { years: 8 })).toEqual(["a", "b"]);
});

test("a wished occupation without experience in it → the job for beginners before the senior one", () => {
  const senior = job("a", times(3, evidence("met")), { title: "wished" }, { title: "Senior Developer" });
  const junior = job("b", times(3, evidence("related")), { title: "wished" }, { title: "Junior Developer" });
  expect(order([senior, junior], { hasRoles: true, isChanging: true })).toEqual(["b", "a"]);
});

test.each([
  ["entry", 2, 0],
  ["entry", 6, 2],
  ["junior", 5, 0],
  ["junior", 8, 1],
  ["senior", 4, 0],
  ["senior", 3, 0.5],
  ["lead", 1, 1],
  [null, 0, 0],
] as const)("level %s and %d years → costs %d steps", (level, years, steps) => {
  expect(levelSteps(level, years)).toBeCloseTo(steps);
});
