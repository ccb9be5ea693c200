import { describe, expect, test } from "vitest";
import { shown, shownOf, shownParts } from "./small-groups.ts";

test("five are shown, four are not, and neither is nobody", () => {
  expect([shown(5), shown(4), shown(1), shown(0)]).toEqual([5, null, null, null]);
  expect([shownOf(5, 7.3), shownOf(4, 7.3)]).toEqual([7.3, null]);
});

describe("parts of a sum that is shown", () => {
  test.each([
    // Nobody to hide.
    [
      [9, 7],
      [9, 7],
    ],
    [
      [9, 0, 7],
      [9, null, 7],
    ],
    // Three alone could be subtracted: the smallest of the others goes with them.
    [
      [9, 3, 7],
      [9, null, null],
    ],
    [
      [3, 9],
      [null, null],
    ],
    // Enough of them together.
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

  test("what is hidden is never one to four together", () => {
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
