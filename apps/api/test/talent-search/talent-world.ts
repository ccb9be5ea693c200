import { randomUUIDv7 } from "node:crypto";
import { project } from "@orbita/platform";
import { sql } from "kysely";
import type { TestApi } from "../support/harness.ts";

/** A pseudo-random generator; the same seed reproduces a failure. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (count: number) => Math.floor(next() * count);
  return {
    upTo,
    chance: (share: number) => next() < share,
    one: <T>(from: readonly T[]): T => from[upTo(from.length)]!,
    some: <T>(from: readonly T[], count: number): T[] => {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(upTo(left.length), 1)[0]!);
    },
  };
}
export type TalentRandom = ReturnType<typeof randomOf>;

/** Names of skills that neither stemming nor typo tolerance can confuse. */
const skillNames =
  "brolkam fintrug jaspund kelvorth mundrik norbgast pilkwen quartzub rastvold tremkup vunstor yalbrind".split(" ");
const tradeNames = "dolgarn hestrup lombwick sprandol twergast ulfbrand".split(" ");
export const freeWords = ["gristek", "wumbald", "zephrok", "cindarg"];
export const levels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export const degrees = ["education_diploma", "education_bachelor", "education_master"];
export const cities = {
  Genova: { region: "Liguria", lat: 44.41, lon: 8.93 },
  Milano: { region: "Lombardia", lat: 45.46, lon: 9.19 },
  Monza: { region: "Lombardia", lat: 45.58, lon: 9.27 },
  Roma: { region: "Lazio", lat: 41.9, lon: 12.5 },
} as const;

export type SkillTaxonomy = {
  readonly skills: readonly { id: string; it: string; en: string }[];
  /** Pairs of related skills, as indexes into `skills`. */
  readonly related: readonly (readonly [number, number])[];
  readonly trades: readonly { id: string; it: string; en: string; group: string }[];
};

/** Twelve skills, of which neighbours are related, and six occupations in three groups. */
export async function plantTaxonomy({ db }: TestApi): Promise<SkillTaxonomy> {
  await db
    .insertInto("skill_categories")
    .values({ code: "it", label_it: "Informatica", label_en: "IT", sort: 1 })
    .execute();
  const skills = skillNames.map((name) => ({ id: randomUUIDv7(), it: `${name} uno`, en: `one ${name}`, name }));
  await db
    .insertInto("skills")
    .values(
      skills.map(({ id, it, en, name }) => ({
        id,
        code: name,
        kind: "technical" as const,
        category: "it",
        label_it: it,
        label_en: en,
        aliases: [name],
      })),
    )
    .execute();
  const related = [0, 2, 4, 6].map((place) => [place, place + 1] as const);
  await db
    .insertInto("skill_relations")
    .values(
      related.map(([one, other]) => ({
        skill_id: skills[one]!.id,
        other_id: skills[other]!.id,
        kind: "related" as const,
      })),
    )
    .execute();
  const trades = tradeNames.map((name, place) => ({
    id: `trade-${name}`,
    it: name,
    en: `${name} worker`,
    group: `${2511 + 10 * (place >> 1) + (place & 1)}`,
  }));
  await db
    .insertInto("occupations")
    .values(
      trades.map(({ id, it, en, group }) => ({ id, it_masculine: it, it_feminine: it, label_en: en, isco08: group })),
    )
    .execute();
  const codes = [
    ...["Italiano Italian it", "Inglese English en", "Tedesco German de"].map((words, sort) => {
      const [label_it, label_en, code] = words.split(" ") as [string, string, string];
      return {
        id: randomUUIDv7(),
        type: "language" as const,
        code: `language_${code}`,
        label_it,
        label_en,
        sort: sort + 1,
      };
    }),
    ...degrees.map((code, sort) => ({
      id: randomUUIDv7(),
      type: "education" as const,
      code,
      label_it: code,
      label_en: code,
      sort: sort + 1,
    })),
  ];
  await db.insertInto("vocabulary_entries").values(codes).execute();
  return { skills, related, trades };
}

type SkillUse = "now" | "lately" | "before";
export type GeneratedTalent = {
  readonly id: string;
  readonly skills: ReadonlyMap<string, { use: SkillUse; years: number; level: number | null }>;
  readonly trades: ReadonlyMap<string, { group: string; isNow: boolean }>;
  readonly speaks: ReadonlyMap<string, (typeof levels)[number]>;
  readonly degree: number;
  readonly years: number;
  readonly city: keyof typeof cities | null;
  readonly words: readonly string[];
  readonly updated: string;
};

export function aGeneratedTalent(random: TalentRandom, { skills, trades }: SkillTaxonomy): GeneratedTalent {
  const uses: SkillUse[] = ["now", "lately", "before"];
  return {
    id: randomUUIDv7(),
    skills: new Map(
      random.some(skills, random.upTo(6)).map(({ id }) => {
        const level = random.chance(0.5) ? 1 + random.upTo(5) : null;
        return [id, { use: random.one(uses), years: random.upTo(8), level }];
      }),
    ),
    trades: new Map(
      random.some(trades, random.upTo(3)).map(({ id, group }) => [id, { group, isNow: random.chance(0.5) }]),
    ),
    speaks: new Map(
      random
        .some(["language_it", "language_en", "language_de"], random.upTo(4))
        .map((code) => [code, random.one(levels)]),
    ),
    degree: random.upTo(4) - 1,
    years: random.upTo(15) / 1.25,
    city: random.chance(0.9) ? random.one(Object.keys(cities) as (keyof typeof cities)[]) : null,
    words: random.some(freeWords, random.upTo(3)),
    updated: `2026-0${1 + random.upTo(9)}-1${random.upTo(4)}T00:00:00.000Z`,
  };
}

const upTo = (last: number) => Array.from({ length: Math.max(0, last) }, (_, place) => place + 1);

function documentOf(person: GeneratedTalent, { skills }: SkillTaxonomy, shownVersion: number): object {
  const place = person.city && cities[person.city];
  const used = (...uses: SkillUse[]) =>
    [...person.skills].filter(([, { use }]) => uses.includes(use)).map(([id]) => id);
  const nothing = {
    summary: null,
    experience: [],
    softSkills: [],
    education: [],
    certifications: [],
    courses: [],
    languages: [],
  };
  const technicalSkills = [...person.skills].map(([skillId, { level }]) => {
    const { it, en } = skills.find(({ id }) => id === skillId)!;
    return { id: skillId, origin: "person", skillId, name: it, label: { it, en }, category: null, level };
  });
  const kept = { headline: null, city: person.city, region: place?.region ?? null, years: person.years };
  return {
    id: person.id,
    doc: { id: person.id, ...kept, ...nothing, technicalSkills, titles: [], updated: person.updated, shownVersion },
    ...kept,
    text: person.words.join("\n"),
    titleWords: "",
    skillWords: "",
    place: place && { lat: place.lat, lon: place.lon },
    skills: [...person.skills.keys()],
    skillYears: [...person.skills].flatMap(([id, { years }]) => upTo(years).map((one) => `${id}:${one}`)),
    skillLevels: [...person.skills].flatMap(([id, { level }]) => upTo(level ?? 0).map((one) => `${id}@${one}`)),
    skillsNow: used("now"),
    skillsLately: used("now", "lately"),
    occupations: [...person.trades.keys()],
    occupationsNow: [...person.trades].filter(([, { isNow }]) => isNow).map(([id]) => id),
    occupationGroups: [...new Set([...person.trades.values()].map(({ group }) => group))],
    roles: [],
    languages: [...person.speaks.keys()],
    languageLevels: [...person.speaks].flatMap(([code, level]) =>
      levels.slice(0, levels.indexOf(level) + 1).map((one) => `${code}:${one}`),
    ),
    education: degrees[person.degree] ?? null,
    educationLevels: degrees.slice(0, person.degree + 1),
    changedAt: person.updated,
    updated: person.updated,
    created: person.updated,
    hiddenSpaces: [],
    hiddenDomains: [],
  };
}

/** Inserts only the required columns of each person into the tables, and complete documents into the index. */
export async function plantPeople(
  { db, search }: TestApi,
  people: readonly GeneratedTalent[],
  taxonomy: SkillTaxonomy,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await sql`insert into users (id, email, username, first_name, last_name)
    select id, id || '@posta.example', 'persona ' || id, 'Giulia', 'Ferraris' from unnest(${ids}::uuid[]) id`.execute(
    db,
  );
  await sql`insert into user_settings (user_id, visible_in_talent_search) select id, true from unnest(${ids}::uuid[]) id`.execute(
    db,
  );
  // A trigger creates a resume with each user.
  await sql`update resumes set id = owner_id where owner_id = any (${ids}::uuid[])`.execute(db);
  const { rows } = await sql<{ version: number }>`
    select r.version + s.version as version from resumes r join user_settings s on s.user_id = r.owner_id
    where r.id = r.owner_id limit 1`.execute(db);
  const source = (person: GeneratedTalent) => documentOf(person, taxonomy, rows[0]!.version);
  await project(
    search,
    people.map((person) => ({ index: "resumes", id: person.id, version: 1, source: source(person) })),
  );
  await search.client.indices.refresh({ index: search.indexName("resumes") });
}
