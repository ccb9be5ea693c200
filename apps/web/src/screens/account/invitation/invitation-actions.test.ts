import { expect, test } from "vitest";
import { isOtherAddress } from "./invitation-actions.tsx";

test("email that differs from the masked invitation address → another address; that fits the mask → possibly the same", () => {
  expect(isOtherAddress("l••••@lanterna.example", "luca@lanterna.example")).toBe(false);
  expect(isOtherAddress("l••••@lanterna.example", "laura@lanterna.example")).toBe(false);
  expect(isOtherAddress("l••••@lanterna.example", "marta@lanterna.example")).toBe(true);
  expect(isOtherAddress("l••••@lanterna.example", "luca@posta.example")).toBe(true);
});
