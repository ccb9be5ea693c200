import { expect, test } from "vitest";
import { fieldErrorsOf } from "../errors/fields.ts";
import { resumeCases } from "./rule-cases.ts";
import { resumeChange } from "./schema.ts";

test("there are as many cases as were promised", () => {
  expect(resumeCases.length).toBeGreaterThanOrEqual(200);
});

test.each(resumeCases)("$name", ({ change, refusals }) => {
  const { error } = resumeChange.safeParse(change, { reportInput: true });
  expect(fieldErrorsOf(error?.issues ?? []).map(({ path, code }) => `${path} ${code}`)).toEqual(refusals);
});

test("a change says nothing that it does not name", () => {
  expect(resumeChange.parse({})).toEqual({});
});
