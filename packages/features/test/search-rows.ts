import { randomUUIDv7 } from "node:crypto";
import { aSpace } from "@orbita/testing";
import type { Db, Tables } from "@orbita/db";
import type { Insertable } from "kysely";

export type RandomFunction = () => number;

/** A random number generator (mulberry32): the same seed gives the same rows. */
export function seeded(seed: number): RandomFunction {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: RandomFunction, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)]!;

const cities = [
  { city: "Genova", province: "GE", region: "Liguria", lat: 44.4072, lon: 8.934 },
  { city: "La Spezia", province: "SP", region: "Liguria", lat: 44.1024, lon: 9.8241 },
  { city: "Cantù", province: "CO", region: "Lombardia", lat: 45.7396, lon: 9.1287 },
  { city: "Milano", province: "MI", region: "Lombardia", lat: 45.4643, lon: 9.1895 },
  { city: "Forlì", province: "FC", region: "Emilia-Romagna", lat: 44.2227, lon: 12.0407 },
  { city: "L'Aquila", province: "AQ", region: "Abruzzo", lat: 42.3498, lon: 13.3995 },
] as const;
const roles = [
  "Sviluppo",
  "Società",
  "Analisi",
  "Caffè",
  "Tester",
  "Senior",
  "Lead",
  "100% remoto",
  "Data_engineer",
  "Perché no",
  "R&D*",
] as const;
const subjects = ["backend", "Java", "qualità", "città", "C++", "dati", "sicurezza", "Logistica?", "reti"] as const;
const words = [
  "software",
  "terminali",
  "container",
  "sviluppatrici",
  "sviluppare",
  "testing",
  "tests",
  "l'azienda",
  "qualità",
  "dati",
] as const;

const day = 86_400_000;
const start = Date.parse("2026-10-01T08:00:00Z");

const codes = {
  contract_type: ["contract_type_full", "contract_type_parttime", "contract_type_project"],
  contract_economic_type: ["contract_economic_type_permanent", "contract_economic_type_fixed_term"],
  workplace_type: ["workplace_type_office_presence", "workplace_type_hybrid", "workplace_type_full_remote"],
  travel_type: ["travel_type_not_required", "travel_type_occasional"],
  ccnl: ["C011", "H011", "K411", "c011"],
  education: ["education_diploma", "education_degree"],
  language: ["language_it", "language_en", "language_de", "language_fr"],
  benefit: ["benefit_meals", "benefit_nursery", "benefit_car"],
  business_sector: ["business_sector_62", "business_sector_56"],
} as const;
/** Reference data that a test database does not have, and a code that differs from another only in case. */
const planted = ["education", "language", "benefit", "business_sector"] as const;
const skillNames = ["Saldatura", "Contabilità", "Java", "Inglese tecnico", "Public speaking"] as const;

async function plantLists(db: Db): Promise<string[]> {
  const entries = [
    ...planted.flatMap((type) => codes[type].map((code) => ({ type, code, label_it: code }))),
    { type: "ccnl" as const, code: "c011", label_it: "Un altro accordo" },
  ];
  const sorted = entries.map((entry, index) => ({ ...entry, id: randomUUIDv7(), sort: 1_000 + index }));
  await db.insertInto("vocabulary_entries").values(sorted).execute();
  const shared = { label_it: "Prova", label_en: "Test", sort: 1 };
  await db
    .insertInto("skill_categories")
    .values({ code: "test", ...shared })
    .execute();
  const skills = skillNames.map((name) => ({
    id: randomUUIDv7(),
    code: name.toLowerCase().replaceAll(" ", "-"),
    label_it: name,
    label_en: name,
    kind: "technical" as const,
    category: "test",
  }));
  await db.insertInto("skills").values(skills).execute();
  return skills.map(({ id }) => id);
}

const some = <T>(random: RandomFunction, values: readonly T[]): T[] => values.filter(() => random() < 0.3);
const maybe = <T>(random: RandomFunction, share: number, value: () => T): T | null =>
  random() < share ? value() : null;

function aRow(random: RandomFunction, space_id: string): Insertable<Tables["job_posts"]> {
  const place = maybe(random, 0.9, () => pick(random, cities));
  const min = maybe(random, 0.9, () => 20_000 + 1_000 * Math.floor(random() * 20));
  const plan = pick(random, ["free", "premium"] as const);
  return {
    id: randomUUIDv7(),
    space_id,
    status: "published",
    plan,
    daily_budget_cents: plan === "premium" ? 1_000 : null,
    title: `${pick(random, roles)} ${pick(random, subjects)}`,
    description: Array.from({ length: 6 }, () => pick(random, words)).join(" "),
    language: pick(random, ["it", "en"]),
    ...place,
    country: place && "IT",
    salary_min: min,
    salary_max: min && min + 5_000,
    weekly_hours: maybe(random, 0.8, () => pick(random, [16, 20.5, 40])),
    contract_type: maybe(random, 0.9, () => pick(random, codes.contract_type)),
    contract_economic_type: maybe(random, 0.9, () => pick(random, codes.contract_economic_type)),
    workplace_type: maybe(random, 0.9, () => pick(random, codes.workplace_type)),
    travel_type: maybe(random, 0.9, () => pick(random, codes.travel_type)),
    education: maybe(random, 0.5, () => pick(random, codes.education)),
    ccnl: maybe(random, 0.8, () => pick(random, codes.ccnl)),
    created_at: new Date(start + Math.floor(random() * 30) * day),
    published_at: new Date(start + Math.floor(random() * 40) * day),
    expires_at: new Date("2099-01-01T00:00:00Z"),
  };
}

const inPieces = async <T>(rows: readonly T[], insert: (piece: T[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += 1_000) await insert(rows.slice(at, at + 1_000));
};

/** Inserts posts with values that are difficult for a search: accents, wildcards, missing and multiple values, equal sort keys. */
export async function fillWithPosts(db: Db, random: RandomFunction, count: number): Promise<string> {
  const { id: spaceId } = await aSpace(db);
  const skillIds = await plantLists(db);
  await db.updateTable("spaces").set({ business_sector: codes.business_sector[0] }).where("id", "=", spaceId).execute();
  const rows = Array.from({ length: count }, () => aRow(random, spaceId));
  await inPieces(rows, (piece) => db.insertInto("job_posts").values(piece).execute());
  const listed = <T, R>(values: readonly T[], rowOf: (value: T) => R) =>
    rows.flatMap(({ id }) =>
      some(random, values).map((value, position) => ({ job_post_id: id, position, ...rowOf(value) })),
    );
  const skills = listed(skillIds, (skill_id) => ({ skill_id }));
  const languages = listed(codes.language, (language) => ({ language, level: "B2" as const }));
  const benefits = listed(codes.benefit, (benefit) => ({ benefit }));
  await inPieces(skills, (piece) => db.insertInto("job_post_skills").values(piece).execute());
  await inPieces(languages, (piece) => db.insertInto("job_post_languages").values(piece).execute());
  await inPieces(benefits, (piece) => db.insertInto("job_post_benefits").values(piece).execute());
  return spaceId;
}
