import { expect, test } from "vitest";
import { fieldErrorsOf } from "../errors/fields.ts";
import { resumeCases } from "./rule-cases.ts";
import { resumeChange } from "./schema.ts";

test("at least 200 cases cover the resume rules", () => {
  expect(resumeCases.length).toBeGreaterThanOrEqual(200);
});

test.each(resumeCases)("$name", ({ change, refusals }) => {
  const { error } = resumeChange.safeParse(change, { reportInput: true });
  expect(fieldErrorsOf(error?.issues ?? []).map(({ path, code }) => `${path} ${code}`)).toEqual(refusals);
});

test("an empty change stays empty: no field has a default", () => {
  expect(resumeChange.parse({})).toEqual({});
});
