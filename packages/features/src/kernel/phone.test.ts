import { expect, test } from "vitest";
import { storedPhone } from "./phone.ts";

test.each([
  ["333 123 4567", "+393331234567"],
  ["+39 333 123 4567", "+393331234567"],
  ["010 123 4567", "+390101234567"],
  ["+44 207 946 0958", "+442079460958"],
  ["3331234567", "+393331234567"],
])("phone number %s → stored as %s", (written, stored) => {
  expect(storedPhone(written)).toBe(stored);
});

test("phone number that fits no country's numbering plan → stored as written", () => {
  expect(storedPhone("+999 333 123 4567")).toBe("+999 333 123 4567");
});
