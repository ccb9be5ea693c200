import { expect, test } from "vitest";
import { z } from "zod";
import { fieldErrorsOf } from "./fields.ts";

const schema = z.strictObject({
  name: z.string().min(2).max(4),
  email: z.email(),
  site: z.url(),
  count: z.int().min(1).max(9),
  positive: z.number().positive(),
  kind: z.enum(["a", "b"]),
  list: z.array(z.string()).min(1).max(2),
  ours: z.string().regex(/^x/, "username.characters"),
});
const good = {
  name: "abc",
  email: "a@b.example",
  site: "https://a.example",
  count: 5,
  positive: 1,
  kind: "a",
  list: ["x"],
  ours: "x",
};

test.each([
  ["name", undefined, "field.required", {}],
  ["name", "", "field.required", {}],
  ["name", "a", "field.tooShort", { min: 2 }],
  ["name", "abcde", "field.tooLong", { max: 4 }],
  ["name", 7, "field.invalidType", {}],
  ["email", "nobody", "field.invalidEmail", {}],
  ["site", "nowhere", "field.invalidUrl", {}],
  ["count", "five", "field.notANumber", {}],
  ["count", 0, "field.tooSmall", { min: 1 }],
  ["count", 10, "field.tooBig", { max: 9 }],
  ["positive", 0, "field.notPositive", {}],
  ["kind", "c", "field.invalid", {}],
  ["kind", null, "field.required", {}],
  ["list", [], "field.tooFew", { min: 1 }],
  ["list", ["a", "b", "c"], "field.tooMany", { max: 2 }],
  ["ours", "y", "username.characters", {}],
  ["extra", 1, "field.unknown", {}],
])("validation error of the field %s with the value %j → error code %s", (path, value, code, params) => {
  const { error } = schema.safeParse({ ...good, [path]: value }, { reportInput: true });
  expect(fieldErrorsOf(error!.issues)).toEqual([{ path, code, params }]);
});

test("a form with several invalid fields → each field is reported with its first error", () => {
  const { error } = schema.safeParse({ name: "", email: "" }, { reportInput: true });
  expect(fieldErrorsOf(error!.issues).map(({ path }) => path)).toEqual([
    "name",
    "email",
    "site",
    "count",
    "positive",
    "kind",
    "list",
    "ours",
  ]);
});
