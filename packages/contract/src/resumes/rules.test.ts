import { expect, test } from "vitest";
import { fieldErrorsOf } from "../errors/fields.ts";
import { resumeCases } from "./rule-cases.ts";
import { resumeChange } from "./schema.ts";

test("table of test cases for the resume rules → has at least 200 cases", () => {
  expect(resumeCases.length).toBeGreaterThanOrEqual(200);
});

test.each(resumeCases)("validation of a resume change: $name", ({ change, refusals }) => {
  const { error } = resumeChange.safeParse(change, { reportInput: true });
  expect(fieldErrorsOf(error?.issues ?? []).map(({ path, code }) => `${path} ${code}`)).toEqual(refusals);
});

test("parsing an empty resume change → stays empty, because no field has a default", () => {
  expect(resumeChange.parse({})).toEqual({});
});
