import { expect, test } from "vitest";
import { splitLabel } from "./suggestion-label.tsx";

test.each([
  ["Sviluppo backend", "svil", ["", "Svil", "uppo backend"]],
  ["Responsabile sviluppo", "SVIL", ["Responsabile ", "svil", "uppo"]],
  ["Perù", "peru", ["", "Perù", ""]],
  ["Peru", "perù ", ["", "Peru", ""]],
  ["Infermiera/infermiere", "infermiere", ["Infermiera/", "infermiere", ""]],
  ["Assistenza", "sistenza", null],
  ["Infermiere", "nurse", null],
  ["Infermiere", " ", null],
])("“%s” with “%s” typed → %j", (label, typed, parts) => {
  expect(splitLabel(label, typed)).toEqual(parts);
});
