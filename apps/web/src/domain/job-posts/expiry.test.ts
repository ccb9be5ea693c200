import { expect, test } from "vitest";
import { endsSoon, expiryFault, usualDay } from "./expiry.ts";

const now = Date.parse("2026-11-15T15:00:00Z");

test("the expiry day of a job post must be between today and 90 days from now", () => {
  const faults = ["", "2026-11-14", "2026-11-15", "2027-02-13", "2027-02-14"].map((day) => expiryFault(day, now));
  expect(faults).toEqual(["missing", "past", null, null, "tooFar"]);
  expect(usualDay(now)).toBe("2026-12-20");
});

test("a job post ends soon if it expires within seven calendar days, in Rome time", () => {
  expect(endsSoon("2026-11-22T22:59:59Z", now)).toBe(true);
  expect(endsSoon("2026-11-22T23:00:00Z", now)).toBe(false);
});
