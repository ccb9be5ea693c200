import { expect, test } from "vitest";
import { formatCount, formatDay, formatPay, formatSince } from "./format.ts";

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");

test("Italian numbers of four digits are grouped", () => expect(formatCount("it", 2463)).toBe("2.463"));

test("pay is formatted as a range, or as one figure if minimum and maximum are equal or the maximum is missing", () => {
  expect(plain(formatPay("it", 38_000, 45_000))).toBe("38.000–45.000 €");
  expect(plain(formatPay("en", 38_000, 45_000))).toBe("€38,000–€45,000");
  expect(plain(formatPay("it", 38_000, null))).toBe("38.000 €");
  expect(plain(formatPay("it", 38_000, 38_000))).toBe("38.000 €");
  expect(formatPay("it", null, null)).toBeNull();
});

test("dates are formatted in Italian time on every machine", () => {
  expect(formatDay("it", "2026-11-14T23:30:00Z")).toBe("15 nov 2026");
});

test("time of a past event → formatted as now, minutes ago, yesterday or a date", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");
  expect(formatSince("it", "2026-11-15T11:59:30Z", now)).toBe("ora");
  expect(formatSince("it", "2026-11-15T11:48:00Z", now)).toBe("12 minuti fa");
  expect(formatSince("it", "2026-11-14T11:00:00Z", now)).toBe("ieri");
  expect(formatSince("en", "2026-11-01T11:00:00Z", now)).toBe("1 Nov 2026");
});
