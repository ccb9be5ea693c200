import { expect, test } from "vitest";
import { partOfDay } from "./greeting.tsx";

test.each([
  [4, "evening"],
  [5, "morning"],
  [12, "morning"],
  [13, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
  [23, "evening"],
])("greeting at hour %i → %s", (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
