import { expect, test } from "vitest";
import { lexiconOf } from "./lexicon.ts";
import { occupationSkillsIn } from "./occupation-skills.ts";

const skill = (id: string, it: string, en: string, ...aliases: string[]) => ({
  id,
  ids: [id],
  it,
  en,
  aliases,
  soft: false,
  broader: [],
});
const job = (id: string, itMasculine: string, itFeminine: string, en: string) => ({
  id,
  itMasculine,
  itFeminine,
  en,
  aliases: [],
  isco08: "2512",
  weight: 1,
});
const lexicon = await lexiconOf({
  skills: [
    skill("java", "Java", "Java"),
    skill("cuisine", "Cucina italiana", "Italian cuisine", "cuoco"),
    skill("data", "Analisi dei dati", "Data analysis", "analista dati"),
    skill("cad", "Creo", "Creo", "engineer"),
  ],
  occupations: [
    job("java", "Sviluppatore Java", "Sviluppatrice Java", "Java developer"),
    job("cook", "Cuoco", "Cuoca", "Cook"),
    job("analyst", "Analista dati", "Analista dati", "Data analyst"),
    job("energy", "Ingegnere energetico", "Ingegnera energetica", "Energy engineer"),
  ],
  codes: [],
  towns: [],
});

test("skills of an occupation → those that share a name with it, and those that its title names by their own name", async () => {
  expect(Object.fromEntries(await occupationSkillsIn(lexicon))).toEqual({
    java: ["java"],
    cook: ["cuisine"],
    analyst: ["data"],
  });
});

test("skills of occupations → worked out once for each lexicon", async () => {
  expect(await occupationSkillsIn(lexicon)).toBe(await occupationSkillsIn(lexicon));
});
