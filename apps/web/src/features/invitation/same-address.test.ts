import { expect, test } from "vitest";
import { isOtherAddress } from "./same-address.ts";

test("another first letter or domain means another address; an address that fits the mask may be the same", () => {
  expect(isOtherAddress("l••••@lanterna.example", "luca@lanterna.example")).toBe(false);
  expect(isOtherAddress("l••••@lanterna.example", "laura@lanterna.example")).toBe(false);
  expect(isOtherAddress("l••••@lanterna.example", "marta@lanterna.example")).toBe(true);
  expect(isOtherAddress("l••••@lanterna.example", "luca@posta.example")).toBe(true);
});
