import { expect, test } from "vitest";
import { creditSums, leftOf } from "./credit-amounts.ts";
import { monthsBefore } from "~/domain/invoices/months.ts";

test("two partial credit notes of an invoice → their VAT adds up to the invoice's VAT to the cent", () => {
  // The VAT is 22 %: 2,200.66 cents of 10,003, and 733.48 cents of 3,334.
  const whole = { netCents: 10_003, creditedNetCents: 0, creditedCents: 0 };
  const first = creditSums(whole, 3_334);
  expect(first).toEqual({ netCents: 3_334, vatCents: 733, totalCents: 4_067 });
  const after = { ...whole, creditedNetCents: 3_334, creditedCents: 4_067 };
  expect(leftOf(after)).toBe(6_669);
  expect(creditSums(after, leftOf(after))).toEqual({ netCents: 6_669, vatCents: 1_468, totalCents: 8_137 });
  // Half a cent is rounded up: 22 % of 25 cents is 5.5 cents.
  expect(creditSums({ netCents: 100, creditedNetCents: 0, creditedCents: 0 }, 25).vatCents).toBe(6);
});

test("the list of past months starts with last month in Rome time, also across a year boundary", () => {
  expect(monthsBefore(Date.parse("2026-01-15T12:00:00Z"), 3)).toEqual(["2025-12", "2025-11", "2025-10"]);
  expect(monthsBefore(Date.parse("2026-10-31T23:30:00Z"), 1)).toEqual(["2026-10"]);
});
