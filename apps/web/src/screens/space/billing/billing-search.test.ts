import { expect, test } from "vitest";
import { isDay, readBilling } from "./billing-search.ts";

test("day in the billing page's URL → accepted only if it is an existing calendar day of this century", () => {
  for (const day of ["2026-11-14", "2028-02-29"]) expect(isDay(day)).toBe(true);
  for (const day of ["", "0002-11-14", "2026-11-31", "2027-02-29", "2026-13-01", "14/11/2026"])
    expect(isDay(day)).toBe(false);
});

test("invalid search parameters of the billing page → undefined", () => {
  expect(readBilling({ day: 20_261_114 as never, post: "", invoice: "i1" })).toEqual({
    day: undefined,
    post: undefined,
    invoice: "i1",
  });
});
