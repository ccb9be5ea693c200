import { expect, test } from "vitest";
import { pageWindow } from "./pagination.tsx";

test.each([
  [0, 0, [0]],
  [0, 1, [0]],
  [3, 7, [0, 1, 2, 3, 4, 5, 6]],
  [0, 20, [0, 1, 2, 3, 4, "gap", 19]],
  [4, 20, [0, "gap", 3, 4, 5, "gap", 19]],
  [9, 20, [0, "gap", 8, 9, 10, "gap", 19]],
  [16, 20, [0, "gap", 15, 16, 17, 18, 19]],
  [19, 20, [0, "gap", 15, 16, 17, 18, 19]],
])("pageWindow: page %i of %i → the neighbouring pages, both ends, and gaps between", (page, count, shown) => {
  expect(pageWindow(page, count)).toEqual(shown);
});

test("pageWindow: any page of up to 30 → a gap never hides a single page, and no page is repeated", () => {
  for (let count = 1; count <= 30; count++) {
    for (let page = 0; page < count; page++) {
      const shown = pageWindow(page, count);
      const numbers = shown.filter((entry) => entry !== "gap");
      expect(numbers).toContain(page);
      expect(new Set(numbers).size).toBe(numbers.length);
      shown.forEach((entry, index) => {
        if (entry !== "gap") return;
        const before = shown[index - 1];
        const after = shown[index + 1];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }
  }
});
