import { expect, test } from "vitest";
import { auc } from "./support/auc.ts";

test("AUC (area under the ROC curve) → 0.5 for equal samples, 1 or 0 for separate ones, else in between", () => {
  expect(auc([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(auc([4, 5, 6], [1, 2, 3])).toBe(1);
  expect(auc([1, 2, 3], [4, 5, 6])).toBe(0);
  expect(auc([1, 4], [2, 3])).toBe(0.5);
  expect(auc([2, 4], [1, 3])).toBe(0.75);
  expect(auc([5, 5], [5, 5])).toBe(0.5);
});
