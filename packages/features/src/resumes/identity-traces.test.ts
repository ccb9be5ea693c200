import { expect, test } from "vitest";
import { withoutTraces } from "./without-traces.ts";

const person = {
  firstName: "Nicolò",
  lastName: "De Luca",
  username: "nico.deluca",
  contacts: { email: "n.deluca92@posta.example", phone: "+39 347 555 0142", city: "Genova (GE)", links: [] },
};
const identity = {
  names: ["Nicolò", "De Luca"],
  usernames: ["nico.deluca"],
  emails: ["n.deluca92@posta.example", "altro@posta.example"],
  phones: ["+39 347 555 0142", "010 555 123"],
  links: ["https://www.linkedin.com/in/nico-dl-92/", "https://deluca.example"],
  places: ["Genova (GE)"],
  files: ["CV Deluca finale.pdf"],
};
const cleaned = (text: string) => withoutTraces({ text }, person, identity).text;

test.each([
  ["Sono NICOLÒ DE LUCA, nicolo de luca, Nicolo' De Luca", "Sono …, …, …"],
  ["profilo: nicolodeluca e n_deluca", "profilo: … e …"],
  ["scrivi a ndeluca, o a Luca", "scrivi a …, o a …"],
  ["su linkedin.com/in/qualcuno e nico-dl-92", "su … e …"],
  ["nick NICO_DELUCA, posta n.deluca92", "nick …, posta …"],
  ["sito DELUCA.example", "sito …"],
  ["allegato «cv deluca finale.pdf»", "allegato «…»"],
  ["tel 347.555.0142 o 010/555.123 o +393475550142", "tel … o … o …"],
  ["vivo a genova, a Genova Nervi", "vivo a …, a … Nervi"],
  ["zero\u200Bwidth Nico\u200Blò", "zerowidth …"],
])("CV text that identifies its person → removed: %s", (text, expected) => {
  expect(cleaned(text)).toBe(expected);
});

test.each([
  ["Nato a Savona (SV) il 12/03/1994, vivo qui", "…, vivo qui"],
  ["born on March 12, 1994 in a city", "… in a city"],
  ["Data di nascita: 12 marzo 1994", "…"],
  ["12.03.1994", "…"],
  ["classe 1994", "…"],
  ["Ho 28 anni e un cane", "… e un cane"],
  ["28enne, 28 years old, a 28-year-old, aged 28, età: 28", "…, …, a …, …, …"],
  ["donna, 28 anni, motivata", "donna, …, motivata"],
  ["CF DLCNCL94C12D969X", "CF …"],
  ["Via Garibaldi 12/3, 16124 Genova (GE)", "…"],
  ["abito in via San Lorenzo, 5", "abito in …"],
  ["221B Baker Street, London", "…, London"],
])("CV text with age, birth date, tax code or street address → it is removed: %s", (text, expected) => {
  expect(cleaned(text)).toBe(expected);
});

test.each([
  "20 anni di esperienza, da 20 anni, 15 anni fa, oltre 30 anni",
  "via Docker e via email, in corso d'opera",
  "Node.js/Express, CI/CD, React 18, 12.000 posti, 2019-2021, 110/110",
  "dal 2019, versione 3.5.2, rilascio del 12/03/2024",
  "Lucano, genovese, alto 10 metri",
  "20 years of experience, 5 years in Java",
])("CV text that identifies no person → kept: %s", (text) => {
  expect(cleaned(text)).toBe(text);
});
