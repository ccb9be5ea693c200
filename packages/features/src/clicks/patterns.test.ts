import { clickLimits } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { findInvalidClicks, type PaidClick } from "./patterns.ts";

const { perProvider, burst, automatic } = clickLimits.invalid;
const start = Date.parse("2026-11-17T10:00:00Z");

/** Makes paid clicks a minute apart, each of another visitor from another network. */
const paidClicks = (count: number, change: (index: number) => Partial<PaidClick> = () => ({})): PaidClick[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    at: new Date(start + index * 60_000),
    visitor: `v${index}`,
    network: `n${index}`,
    ...change(index),
  }));
const numbersOf = (clicks: PaidClick[], refusals = new Map<string, number>()) => [
  ...findInvalidClicks(clicks, refusals).entries(),
];

describe("findInvalidClicks in a ledger", () => {
  test("paid clicks of many providers over hours → none is invalid", () => {
    expect(numbersOf(paidClicks(200))).toEqual([]);
  });

  test("more clicks from one provider's range than allowed → the clicks beyond the limit are invalid", () => {
    const oneRange = (count: number) => paidClicks(count, () => ({ network: "range" }));
    expect(numbersOf(oneRange(perProvider))).toEqual([]);
    expect(numbersOf(oneRange(perProvider + 2))).toEqual([
      [perProvider + 1, "provider"],
      [perProvider + 2, "provider"],
    ]);
  });

  test("clicks without a recorded network range → not judged by range", () => {
    expect(numbersOf(paidClicks(50, () => ({ network: null })))).toEqual([]);
  });

  test("burst of paid clicks within the time limit → all are invalid; spread over slightly more time → none", () => {
    const spread = (ms: number) =>
      paidClicks(burst.clicks, (index) => ({ at: new Date(start + (index * ms) / (burst.clicks - 1)) }));
    expect(numbersOf(spread(burst.ms))).toEqual(
      Array.from({ length: burst.clicks }, (_, index) => [index + 1, "burst"]),
    );
    expect(numbersOf(spread(burst.ms + burst.clicks))).toEqual([]);
  });

  test("a visitor with too many automatic or unverified clicks → the visitor's paid click is invalid", () => {
    expect(numbersOf(paidClicks(3), new Map([["v1", automatic]]))).toEqual([[2, "automatic"]]);
    expect(numbersOf(paidClicks(3), new Map([["v1", automatic - 1]]))).toEqual([]);
  });

  test("an invalid click → stays invalid when more clicks arrive", () => {
    const clicks = paidClicks(60, (index) => ({
      network: `n${index % 7}`,
      at: new Date(start + Math.floor(index / 12) * 60_000 + (index % 12) * 700),
    }));
    const refusals = new Map([["v3", automatic]]);
    for (let count = 1; count < clicks.length; count++) {
      const earlier = findInvalidClicks(clicks.slice(0, count), refusals);
      const later = findInvalidClicks(clicks.slice(0, count + 1), refusals);
      for (const number of earlier.keys()) expect(later.has(number)).toBe(true);
    }
  });
});
