import { expect, test } from "vitest";
import { idleFields, publicationErrors, type UnfinishedJobPost } from "./publishable.ts";
import { boundCases, wholePost } from "./rule-cases.ts";
import { combinedCases } from "./rule-combinations.ts";

const refusalsOf = (post: UnfinishedJobPost, spaceType: "company" | "agency" = "company") =>
  publicationErrors(post, spaceType).map(({ path, code }) => `${path} ${code}`);

test("job post rules: at least 300 cases cover every combination of contract, economic type, travel and workplace", () => {
  expect(boundCases.length + combinedCases.length).toBeGreaterThanOrEqual(300);
  expect(combinedCases).toHaveLength(3 * 5 * 4 * 3);
});

test.each(boundCases)("publishing a job post, field rule: $name", ({ change, spaceType, refusals }) => {
  expect(refusalsOf({ ...wholePost, ...change }, spaceType)).toEqual(refusals);
});

test.each(combinedCases)("publishing a job post, combination of choices: $name", ({ change, refusals }) => {
  expect(refusalsOf({ ...wholePost, ...change }).toSorted()).toEqual(refusals.toSorted());
});

test.each([null, 1, 20])("a job post requires a skill with %s minimum years → publishable", (minYears) => {
  const skills = [{ id: "019f0000-0000-7000-8000-000000000001", mandatory: true, minYears }];
  expect(refusalsOf({ ...wholePost, skills })).toEqual([]);
});

test("idleFields of a job post → only the fields that do not apply to it", () => {
  const noted: UnfinishedJobPost = {
    ...wholePost,
    officePresence: 40,
    travelNote: "due al mese",
    hiringCompany: "Altri",
  };
  const idle = idleFields(noted, "company");
  expect(idle).toEqual(expect.arrayContaining(["officePresence", "travelNote", "hiringCompany", "partTimeHours"]));
  for (const field of ["location", "weeklyHours", "ccnl", "title"]) expect(idle).not.toContain(field);
  expect(idleFields(noted, "agency")).not.toContain("hiringCompany");
  expect(idleFields({ ...noted, workplaceType: "workplace_type_hybrid" }, "company")).not.toContain("officePresence");
});
