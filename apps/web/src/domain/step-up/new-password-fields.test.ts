import { accountLimits } from "@orbita/contract/accounts/limits";
import { expect, test } from "vitest";
import { findMetRules } from "./new-password-fields.tsx";

const { min, max } = accountLimits.password;

test.each([
  ["", []],
  ["a".repeat(min - 1), []],
  ["a".repeat(min), ["length"]],
  [`Aa${"a".repeat(max - 2)}`, ["length", "letters"]],
  [`Aa${"a".repeat(max - 1)}`, ["letters"]],
  ["aA", ["letters"]],
  ["7", ["digit"]],
  ["-", ["special"]],
  [" ", ["special"]],
  ["banchina-Pra7", ["length", "letters", "digit", "special"]],
])("password %j → fulfils exactly the rules %j", (password, rules) => {
  expect([...findMetRules(password)]).toEqual(rules);
});
