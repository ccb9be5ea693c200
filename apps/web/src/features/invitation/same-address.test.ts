import { expect, test } from "vitest";
import { isOtherAddress } from "./same-address.ts";

test("what is surely another address, and what only may be one", () => {
  expect(isOtherAddress("l••••@lanterna.example", "luca@lanterna.example")).toBe(false);
  expect(isOtherAddress("l••••@lanterna.example", "laura@lanterna.example")).toBe(false);
  expect(isOtherAddress("l••••@lanterna.example", "marta@lanterna.example")).toBe(true);
  expect(isOtherAddress("l••••@lanterna.example", "luca@posta.example")).toBe(true);
});
