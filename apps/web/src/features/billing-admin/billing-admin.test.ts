import { expect, test } from "vitest";
import { creditSums, leftOf } from "./credit-amounts.ts";
import { monthsBefore } from "./months.ts";

test("credit notes in several parts → their VAT adds up to the invoice's VAT to the cent", () => {
  // 22 % of 10,003 is 2,200.66; of 3,334 it is 733.48.
  const whole = { netCents: 10_003, creditedNetCents: 0, creditedCents: 0 };
  const first = creditSums(whole, 3_334);
  expect(first).toEqual({ netCents: 3_334, vatCents: 733, totalCents: 4_067 });
  const after = { ...whole, creditedNetCents: 3_334, creditedCents: 4_067 };
  expect(leftOf(after)).toBe(6_669);
  expect(creditSums(after, leftOf(after))).toEqual({ netCents: 6_669, vatCents: 1_468, totalCents: 8_137 });
  // Half a cent is rounded up: 22 % of 25 is 5.5.
  expect(creditSums({ netCents: 100, creditedNetCents: 0, creditedCents: 0 }, 25).vatCents).toBe(6);
});

test("past months start with last month in Rome time, also across a year boundary", () => {
  expect(monthsBefore(Date.parse("2026-01-15T12:00:00Z"), 3)).toEqual(["2025-12", "2025-11", "2025-10"]);
  expect(monthsBefore(Date.parse("2026-10-31T23:30:00Z"), 1)).toEqual(["2026-10"]);
});
