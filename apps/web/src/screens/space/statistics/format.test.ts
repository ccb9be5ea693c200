import { expect, test } from "vitest";
import { formatChange, formatPart, formatPointDay, formatSigned, pointsBetween } from "./format.ts";

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");

test("shares below 10% are formatted with a decimal", () => {
  expect(formatPart("it", 0.248)).toBe("25%");
  expect(formatPart("it", 0.0938)).toBe("9,4%");
  expect(formatPart("en", 1)).toBe("100%");
});

test("change between two values → signed percentage; equal values → 0%; previous value 0 → null", () => {
  expect(plain(formatChange("it", 231, 196))).toBe("+18%");
  expect(plain(formatChange("it", 50, 100))).toBe("−50%");
  expect(plain(formatChange("it", 100, 100))).toBe("0%");
  expect(formatChange("it", 12, 0)).toBeNull();
});

test("two shares are compared in percentage points, with a sign", () => {
  expect(pointsBetween(0.96, 0.92)).toBe(4);
  expect(formatSigned("it", -4)).toBe("−4");
});

test("the label of a chart's point is its first day", () => expect(formatPointDay("it", "2026-08-17")).toBe("17 ago"));
