import { expect, test } from "vitest";
import { salaryIn } from "./salary-in.ts";

test("salary range → an en dash and the currency once, in each language", () => {
  expect(salaryIn("it", 28_000, 33_000)).toBe("28.000–33.000\u00a0€");
  expect(salaryIn("en", 28_000, 33_000)).toBe("€28,000–33,000");
});

test("salary without an upper limit, or with the same limit → one amount", () => {
  expect(salaryIn("it", 9_500, null)).toBe("9.500\u00a0€");
  expect(salaryIn("en", 9_500, 9_500)).toBe("€9,500");
});
