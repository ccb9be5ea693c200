import { describe, expect, test } from "vitest";
import { bothForms, titleForms } from "./both-forms.ts";

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

describe("forms of a job title in a CV", () => {
  const formsOf = titleForms([
    { itMasculine: "Addetto vendite", itFeminine: "Addetta vendite" },
    { itMasculine: "Operatore socio-sanitario", itFeminine: "Operatrice socio sanitaria" },
  ]);
  test.each([
    ["Addetta vendite in negozio", "Addetto vendite in negozio"],
    ["Operatrice sanitaria", "Operatore sanitario"],
    // A word that no title of the taxonomy has.
    ["Collaboratrice domestica", "Collaboratore domestico"],
    ["Cassiera", "Cassiere"],
  ])("“%s” and “%s” → each is a form of the other", (feminine, masculine) => {
    expect(formsOf(feminine)).toContain(masculine.toLowerCase());
    expect(formsOf(masculine)).toContain(feminine.toLowerCase());
  });

  test("a title with one form → only itself", () => expect(formsOf("Responsabile")).toEqual(["responsabile"]));
});
