import { describe, expect, test } from "vitest";
import { hideSmall, hideSmallOf, hideSmallParts } from "./small-groups.ts";

test("figure about five people → shown; figure about fewer people → hidden", () => {
  expect([hideSmall(5), hideSmall(4), hideSmall(1), hideSmall(0)]).toEqual([5, null, null, null]);
  expect([hideSmallOf(5, 7.3), hideSmallOf(4, 7.3)]).toEqual([7.3, null]);
});

describe("hideSmallParts, for groups whose sum is shown", () => {
  test.each([
    // All groups have at least five people, so none is hidden.
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
    // The hidden groups together have five people, so no other group is hidden.
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
  ])("statistics of groups of %j people → shown as %j", (parts, expected) => {
    expect(hideSmallParts(parts)).toEqual(expected);
  });

  test("groups whose sum is shown → the hidden groups together have no people or at least five", () => {
    for (let n = 0; n < 5_000; n++) {
      const parts = Array.from({ length: 1 + (n % 6) }, (_, place) => (n * 7_919 * (place + 3)) % 13);
      const all = hideSmallParts(parts);
      const hidden = parts.filter((_, place) => all[place] === null).reduce((sum, one) => sum + one, 0);
      const others = all.some((one) => one !== null);
      if (others) expect(hidden === 0 || hidden >= 5).toBe(true);
      for (const one of all) expect(one === null || one >= 5).toBe(true);
    }
  });
});
