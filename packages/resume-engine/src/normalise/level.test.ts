import { expect, test } from "vitest";
import { levelIn } from "./level.ts";

test.each([
  ["conoscenza professionale limitata", "B1"],
  ["limited working proficiency", "B1"],
  ["conoscenza professionale", "B2"],
  ["professional working proficiency", "B2"],
  ["conoscenza professionale completa", "C1"],
])('language level "%s" → %s', (text, level) => {
  expect(levelIn(text)).toEqual({ native: false, level });
});
