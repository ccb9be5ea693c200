import { expect, test } from "vitest";
import { bothForms } from "./both-forms.ts";

const inBothForms = bothForms([
  { itMasculine: "Cuoco", itFeminine: "Cuoca" },
  { itMasculine: "Tecnico elettronico", itFeminine: "Tecnica elettronica" },
  { itMasculine: "Analista finanziario", itFeminine: "Analista finanziaria" },
  { itMasculine: "Autista", itFeminine: "Autista" },
]);

test("job title in a search → also searched in the form for the other gender", () => {
  expect(inBothForms(["cuoco"])).toEqual(["cuoco", "cuoca"]);
  expect(inBothForms(["Analista finanziario"])).toEqual(["Analista finanziario", "analista finanziaria"]);
  expect(inBothForms(["cuoca di mensa"])).toEqual(["cuoca di mensa", "cuoco di mensa"]);
  expect(inBothForms(["Tornitore"])).toEqual(["Tornitore", "tornitrice"]);
});

test("search words with one form, and single words that are no job title → stay unchanged", () => {
  expect(inBothForms(["autista", "Elettronica", "Java"])).toEqual(["autista", "Elettronica", "Java"]);
});
