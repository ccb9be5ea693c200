import { describe, expect, test } from "vitest";
import { shown, shownOf, shownParts } from "./small-groups.ts";

test("five people are shown; four, and none, are not", () => {
  expect([shown(5), shown(4), shown(1), shown(0)]).toEqual([5, null, null, null]);
  expect([shownOf(5, 7.3), shownOf(4, 7.3)]).toEqual([7.3, null]);
});

describe("shownParts: parts of a sum that is shown", () => {
  test.each([
    // No group to hide.
    [
      [9, 7],
      [9, 7],
    ],
    [
      [9, 0, 7],
      [9, null, 7],
    ],
    // A single group of three could be computed by subtraction, so the smallest other group is hidden too.
    [
      [9, 3, 7],
      [9, null, null],
    ],
    [
      [3, 9],
      [null, null],
    ],
    // The hidden groups together are large enough.
    [
      [9, 3, 2, 7],
      [9, null, null, 7],
    ],
    [
      [9, 2, 2, 7],
      [9, null, null, null],
    ],
    [[4], [null]],
    [[], []],
  ])("%j is shown as %j", (parts, expected) => {
    expect(shownParts(parts)).toEqual(expected);
  });

  test("the hidden groups together never have one to four people", () => {
    for (let n = 0; n < 5_000; n++) {
      const parts = Array.from({ length: 1 + (n % 6) }, (_, place) => (n * 7_919 * (place + 3)) % 13);
      const all = shownParts(parts);
      const hidden = parts.filter((_, place) => all[place] === null).reduce((sum, one) => sum + one, 0);
      const others = all.some((one) => one !== null);
      if (others) expect(hidden === 0 || hidden >= 5).toBe(true);
      for (const one of all) expect(one === null || one >= 5).toBe(true);
    }
  });
});
