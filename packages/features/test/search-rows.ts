import { randomUUIDv7 } from "node:crypto";
import { aSpace } from "@orbita/testing";
import type { Db, Tables } from "@orbita/db";
import type { Insertable } from "kysely";

export type Random = () => number;

/** Mulberry32: a seed makes the same rows again. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

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

/** Posts full of what breaks a search: accents, wildcards, missing values, equal sort keys. */
export async function fillWithPosts(db: Db, random: Random, count: number): Promise<string> {
  const { id: spaceId } = await aSpace(db);
  const rows = Array.from({ length: count }, (): Insertable<Tables["job_posts"]> => {
    const place = random() < 0.9 ? pick(random, cities) : null;
    const min = random() < 0.9 ? 20_000 + 1_000 * Math.floor(random() * 20) : null;
    return {
      id: randomUUIDv7(),
      space_id: spaceId,
      status: "published",
      plan: pick(random, ["free", "premium"] as const),
      title: `${pick(random, roles)} ${pick(random, subjects)}`,
      description: Array.from({ length: 6 }, () => pick(random, words)).join(" "),
      ...place,
      country: place && "IT",
      salary_min: min,
      salary_max: min && min + 5_000,
      ccnl: random() < 0.8 ? pick(random, ["C011", "H011", "K411", "c011"]) : null,
      created_at: new Date(start + Math.floor(random() * 30) * day),
      published_at: new Date(start + Math.floor(random() * 40) * day),
      expires_at: new Date("2099-01-01T00:00:00Z"),
    };
  });
  // A code that differs from another in nothing but its case: codes are compared exactly.
  await db
    .insertInto("vocabulary_entries")
    .values({ id: randomUUIDv7(), type: "ccnl", code: "c011", label_it: "Un altro accordo", sort: 1_000 })
    .execute();
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto("job_posts")
      .values(rows.slice(at, at + 500))
      .execute();
  return spaceId;
}
