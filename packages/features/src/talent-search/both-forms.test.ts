import { expect, test } from "vitest";
import { bothForms } from "./both-forms.ts";

const inBothForms = bothForms([
  { itMasculine: "Cuoco", itFeminine: "Cuoca" },
  { itMasculine: "Tecnico elettronico", itFeminine: "Tecnica elettronica" },
  { itMasculine: "Analista finanziario", itFeminine: "Analista finanziaria" },
  { itMasculine: "Autista", itFeminine: "Autista" },
]);

test("a name of people counts in both forms", () => {
  expect(inBothForms(["cuoco"])).toEqual(["cuoco", "cuoca"]);
  expect(inBothForms(["Analista finanziario"])).toEqual(["Analista finanziario", "analista finanziaria"]);
  expect(inBothForms(["cuoca di mensa"])).toEqual(["cuoca di mensa", "cuoco di mensa"]);
  expect(inBothForms(["Tornitore"])).toEqual(["Tornitore", "tornitrice"]);
});

test("what has one form, or is a word alone that is nobody's title, stays as it is", () => {
  expect(inBothForms(["autista", "Elettronica", "Java"])).toEqual(["autista", "Elettronica", "Java"]);
});
