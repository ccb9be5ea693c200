import { expect, test } from "vitest";
import { formatChange, formatPart, formatPointDay, formatSigned, pointsBetween } from "./format.ts";

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");

test("shares below 10% have a decimal", () => {
  expect(formatPart("it", 0.248)).toBe("25%");
  expect(formatPart("it", 0.0938)).toBe("9,4%");
  expect(formatPart("en", 1)).toBe("100%");
});

test("a change is signed, zero without change, and null without a previous value", () => {
  expect(plain(formatChange("it", 231, 196))).toBe("+18%");
  expect(plain(formatChange("it", 50, 100))).toBe("−50%");
  expect(plain(formatChange("it", 100, 100))).toBe("0%");
  expect(formatChange("it", 12, 0)).toBeNull();
});

test("shares are compared in percentage points", () => {
  expect(pointsBetween(0.96, 0.92)).toBe(4);
  expect(formatSigned("it", -4)).toBe("−4");
});

test("a point of a chart is named by its first day", () => expect(formatPointDay("it", "2026-08-17")).toBe("17 ago"));
