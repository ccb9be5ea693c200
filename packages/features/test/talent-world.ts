import { randomUUIDv7 } from "node:crypto";
import { inTransaction, type Db } from "@orbita/db";
import type { Ctx, StepCtx } from "../src/kernel/ctx.ts";
import { pick, type RandomFunction } from "./search-rows.ts";

/** A small part of the taxonomies: the occupations and skills of the test people. */
const works = [
  { id: "w-dev", m: "Sviluppatore software", f: "Sviluppatrice software", en: "Software developer", isco08: "2512" },
  { id: "w-nurse", m: "Infermiere", f: "Infermiera", en: "Nurse", isco08: "2221" },
  { id: "w-clerk", m: "Impiegato amministrativo", f: "Impiegata amministrativa", en: "Clerk", isco08: "4110" },
  { id: "w-cook", m: "Cuoco", f: "Cuoca", en: "Cook", isco08: "5120" },
  { id: "w-psy", m: "Psicologo", f: "Psicologa", en: "Psychologist", isco08: "2634" },
  { id: "w-head", m: "Direttore commerciale", f: "Direttrice commerciale", en: "Sales director", isco08: "1221" },
] as const;
const skillWords =
  "Java|SQL|PostgreSQL|Contabilità|Fatturazione|Triage|Pasticceria|Excel|Docker|Colloqui clinici".split("|");
const towns = [
  { id: "ge", city: "Genova", region: "Liguria", lat: 44.41, lon: 8.93, typed: "|genova|genoa|#genovage|" },
  { id: "mi", city: "Milano", region: "Lombardia", lat: 45.46, lon: 9.19, typed: "|milano|milan|#milanomi|" },
  { id: "to", city: "Torino", region: "Piemonte", lat: 45.07, lon: 7.69, typed: "|torino|turin|#torinoto|" },
] as const;

export type WorldTaxonomy = { skills: { id: string; name: string }[]; works: typeof works; towns: typeof towns };

export async function plantTaxonomy(db: Db): Promise<WorldTaxonomy> {
  const category = { code: "it", label_it: "Informatica", label_en: "IT", sort: 1 };
  await db.insertInto("skill_categories").values(category).execute();
  const skills = skillWords.map((name, at) => ({ id: randomUUIDv7(), name, code: `s${at}` }));
  await db
    .insertInto("skills")
    .values(
      skills.map(({ id, name, code }) => ({
        id,
        code,
        label_it: name,
        label_en: `${name} (en)`,
        kind: "technical" as const,
        category: "it",
      })),
    )
    .execute();
  const idOf = (name: string) => skills.find((one) => one.name === name)!.id;
  await db
    .insertInto("skill_relations")
    .values({ skill_id: idOf("PostgreSQL"), other_id: idOf("SQL"), kind: "narrower" })
    .execute();
  await db
    .insertInto("occupations")
    .values(works.map(({ id, m, f, en, isco08 }) => ({ id, it_masculine: m, it_feminine: f, label_en: en, isco08 })))
    .execute();
  await db
    .insertInto("locations")
    .values(towns.map((town) => ({ ...town, country: "IT", population: 100_000 })))
    .execute();
  for (const [sort, code] of ["it", "en", "fr"].entries())
    await db
      .insertInto("vocabulary_entries")
      .values({ id: randomUUIDv7(), type: "language", code: `language_${code}`, label_it: code, label_en: code, sort })
      .execute();
  return { skills, works, towns };
}

/** The identity of a person: all attributes that must not affect the ranking. */
export type WorldIdentity = { first: string; last: string; feminine: boolean; born: number; street: string };

const women = ["Giulia", "Fatima", "Chiara", "Nkechi", "Ludovica", "Mei"];
const men = ["Marco", "Ahmed", "Luca", "Chidi", "Tommaso", "Wei"];
const families = ["Ferraris", "El Amrani", "Okafor", "Zhang", "De Luca", "Brambilla"];
const streets = ["Via Garibaldi 12", "Corso Buenos Aires 7/b", "Piazza Dante 3", "Viale Monza 140, 20127 Milano (MI)"];

export const anIdentity = (random: RandomFunction): WorldIdentity => {
  const feminine = random() < 0.5;
  return {
    first: pick(random, feminine ? women : men),
    last: pick(random, families),
    feminine,
    born: 1960 + Math.floor(random() * 44),
    street: pick(random, streets),
  };
};

const other = <T>(values: readonly T[], value: T): T => values[(values.indexOf(value) + 1) % values.length]!;
/** Swaps that change one attribute of an identity and keep the others. */
export const worldSwaps = {
  name: (one: WorldIdentity) => ({
    ...one,
    first: other(one.feminine ? women : men, one.first),
    last: other(families, one.last),
  }),
  gender: (one: WorldIdentity) => ({ ...one, feminine: !one.feminine }),
  birthYear: (one: WorldIdentity) => ({ ...one, born: one.born > 1982 ? one.born - 19 : one.born + 17 }),
  address: (one: WorldIdentity) => ({ ...one, street: other(streets, one.street) }),
} as const satisfies Record<string, (one: WorldIdentity) => WorldIdentity>;

/** The career of a person: all attributes that may affect the ranking. */
export type GeneratedCareer = {
  id: string;
  work: WorldTaxonomy["works"][number];
  past: WorldTaxonomy["works"][number];
  known: WorldTaxonomy["skills"];
  said: WorldTaxonomy["skills"];
  town: string;
  english: string;
  start: number;
  denies: boolean;
};

export function aCareer(random: RandomFunction, { works: all, skills, towns: places }: WorldTaxonomy): GeneratedCareer {
  const some = (count: number) => Array.from({ length: count }, () => pick(random, skills));
  return {
    id: randomUUIDv7(),
    work: pick(random, all),
    past: pick(random, all),
    known: [...new Set(some(3))],
    said: [...new Set(some(2))],
    town: pick(random, places).city,
    english: pick(random, ["A2", "B1", "B2", "C1"]),
    start: 2008 + Math.floor(random() * 15),
    denies: random() < 0.2,
  };
}

/** The resume of this career as the person would write it, with their identity in every sentence. */
export function worldResume(career: GeneratedCareer, who: WorldIdentity) {
  const { feminine, first, last, born, street } = who;
  const [o, title] = [feminine ? "a" : "o", feminine ? career.work.f : career.work.m];
  const [one, two = one] = career.said.map(({ name }) => name);
  const jobs = [
    { title, start: `${career.start + 4}-03`, end: null, isCurrent: true, tasks: [`Ogni giorno uso ${one}.`] },
    {
      title: `${feminine ? career.past.f : career.past.m} junior`,
      start: `${career.start}`,
      end: `${career.start + 4}`,
      isCurrent: false,
      tasks: [`${career.denies ? "Non ho mai usato" : "Ho usato"} ${two}.`, `Ero appassionat${o} di mare.`],
    },
  ];
  return {
    headline: `${title} a ${career.town}`,
    contacts: {
      email: `${first}.${last}@posta.example`.replaceAll(" ", "").toLowerCase(),
      phone: null,
      city: career.town,
      links: [],
    },
    summary: `Sono ${first} ${last}, nat${o} il 12/03/${born}. Abito in ${street}. Sono preparat${o} e cerco un lavoro a ${career.town}.`,
    experience: jobs.map((job, at) => ({
      id: `e${at}`,
      origin: "person",
      company: "Portolano",
      companyUrl: null,
      city: career.town,
      description: null,
      ...job,
    })),
    education: [
      {
        id: "d1",
        origin: "person",
        degreeTitle: `Laurea triennale in Scienze, laureat${o} con lode`,
        institution: "Università di Genova",
        grade: null,
        thesis: null,
        start: "2003",
        end: "2007",
        isCurrent: false,
        description: null,
      },
    ],
  };
}

/** Searches without a daily limit; disclosures are logged as in the product. */
export const unlimited = (db: Db): Pick<StepCtx, "platform" | "prepare"> => ({
  platform: { disclosureQuota: { shownPerDay: 1_000_000, openedPerDay: 1_000_000 } } as StepCtx["platform"],
  prepare: (work) => inTransaction(db, { actorId: null, requestId: null, why: "test" }, (tx) => work({ tx } as Ctx)),
});
