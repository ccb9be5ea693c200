import { readOccupations } from "@orbita/db/seed";
import { expect, test } from "vitest";
import { lexiconOf } from "../lexicon/index.ts";
import { salaryLevelOf, roleOfTitle } from "./recognise.ts";

const read = await readOccupations();
const occupations = read.map(({ it_masculine: itMasculine = "", it_feminine: itFeminine = "", en = "", ...row }) => {
  return { ...row, itMasculine, itFeminine, en };
});
const lexicon = await lexiconOf({ skills: [], occupations, codes: [], towns: [] });
const nameOf = new Map(occupations.map(({ id, itMasculine }) => [id, itMasculine]));

test.each([
  ["Infermiera/infermiere, ortopedia", "Infermiere"],
  ["Senior Backend Developer (m/f)", "Sviluppatore backend"],
  ["Backend engineer, merchant onboarding", "Sviluppatore backend"],
  ["Addetta/o magazzino e carrellista", "Carrellista"],
  ["AI engineer", "AI engineer"],
  ["Tecnico", null],
  ["Referente tecnico/a integrazioni", null],
  // The role is in the first part of the title; what follows describes the place of work.
  ["Sviluppo interno, magazziniere", null],
  ["", null],
])("title %j of a job → role %j", (title, role) => {
  const id = roleOfTitle(title, lexicon);
  expect(id && nameOf.get(id)).toBe(role);
});

test.each([
  ["B2", "B2"],
  ["livello b2", "B2"],
  ["Liv. B2", "B2"],
  ["3° livello", "3"],
  ["  D  Super ", "D SUPER"],
  ["level C3", "C3"],
  ["Livello", null],
  ["", null],
  [null, null],
])("level of a collective agreement as typed: %j → %j", (typed, level) => {
  expect(salaryLevelOf(typed)).toBe(level);
});
