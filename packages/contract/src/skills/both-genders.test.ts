import { expect, test } from "vitest";
import { bothGenders } from "./both-genders.ts";

test.each([
  ["Analista dati", "Analista dati", "Analista dati"],
  ["Sviluppatore backend", "Sviluppatrice backend", "Sviluppatore/Sviluppatrice backend"],
  ["Direttore", "Direttrice", "Direttore/Direttrice"],
  ["Operaio", "Operaia di linea", "Operaio / Operaia di linea"],
])("titles %j and %j → %j", (masculine, feminine, both) => {
  expect(bothGenders(masculine, feminine)).toBe(both);
});
