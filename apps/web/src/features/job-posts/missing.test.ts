import { expect, test } from "vitest";
import { missingFor } from "./missing.ts";

const complete = {
  title: "Backend Java",
  description: "Scriviamo software.",
  location: { city: "Genova" },
  salaryMin: 38_000,
  salaryMax: 45_000,
  ccnl: "C011",
};

test("a complete post misses nothing", () => expect(missingFor(complete)).toEqual([]));

test("an empty one misses everything, each field once", () => {
  const empty = { title: "", description: "", location: null, salaryMin: null, salaryMax: null, ccnl: null };
  expect(missingFor(empty).map(({ field, code }) => `${field} ${code}`)).toEqual([
    "title field.required",
    "description field.required",
    "location field.required",
    "salaryMin field.required",
    "salaryMax field.required",
    "ccnl field.required",
  ]);
});

test("pay at its bounds", () => {
  expect(missingFor({ ...complete, salaryMin: 10_000, salaryMax: 10_000 })).toEqual([]);
  expect(missingFor({ ...complete, salaryMin: 9_999 })[0]).toMatchObject({
    field: "salaryMin",
    code: "field.tooSmall",
  });
  expect(missingFor({ ...complete, salaryMax: 37_999 })[0]).toMatchObject({
    field: "salaryMax",
    code: "salary.maxNotAboveMin",
  });
});
