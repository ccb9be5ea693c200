import { expect, test } from "vitest";
import { checksOut } from "./vat-field.tsx";

test("the check digit of a VAT number is verified with and without prefix; incomplete number → null", () => {
  expect(checksOut("12345678903")).toBe(true);
  expect(checksOut("IT 123 456 789 03")).toBe(true);
  expect(checksOut("12345678904")).toBe(false);
  expect(checksOut("1234567890")).toBeNull();
  expect(checksOut("")).toBeNull();
});
