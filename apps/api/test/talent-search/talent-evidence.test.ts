import { randomUUIDv7 } from "node:crypto";
import { loadGazetteer, loadOccupations, loadSkills } from "@orbita/db/seed";
import { aSpace, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { skillOf } from "../support/skill-world.ts";
import { aTalent, languages, relayTalentIndexes } from "../support/talents.ts";
import { randomOf } from "./talent-world.ts";

const seed = Number(process.env.SEED ?? "21");
const random = randomOf(seed);
const rounds = proofSize({ short: 8, whole: 100 });
const peopleCount = proofSize({ short: 20, whole: 30 });
const year = new Date().getUTCFullYear();
const levels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
const skills = { java: "Java", python: "Python", terraform: "Terraform" } as const;
type SkillCode = keyof typeof skills;
const cities = ["Genova", "Torino", "Bari"] as const;

/** A job in a resume. Jobs follow each other without overlap, so that the years of a skill are a plain sum. */
type PastJob = { readonly skill: SkillCode; readonly years: number; readonly city: string };
type EvidencePerson = {
  readonly id: string;
  readonly jobs: readonly PastJob[];
  readonly listed: readonly SkillCode[];
  readonly city: string;
  readonly english: (typeof levels)[number] | null;
};

let api: TestApi;
let owner: ApiClient;
const ids: Record<string, string> = {};
const people: EvidencePerson[] = [];

async function plantPerson(): Promise<void> {
  const codes = Object.keys(skills) as SkillCode[];
  const jobs = Array.from({ length: random.upTo(4) }, () => ({
    skill: random.one(codes),
    years: 1 + random.upTo(4),
    city: random.one(cities),
  }));
  const listed = codes.filter(() => random.chance(0.25));
  const person = { jobs, listed, city: random.one(cities), english: random.chance(0.6) ? random.one(levels) : null };
  let from = year - 25;
  const experience = jobs.map(({ skill, years, city }, at) => {
    const start = `${from}-01`;
    const end = `${from + years - 1}-12`;
    from += years;
    return { company: `Azienda ${at}`, title: "Impiego", city, start, end, tasks: [`Servizi in ${skills[skill]}`] };
  });
  const { resumeId } = await aTalent(
    api,
    {
      headline: "Persona",
      contacts: { city: person.city },
      experience,
      technicalSkills: listed.map((code) => ({ name: skills[code], skillId: ids[code] })),
      languages: person.english ? [{ code: "language_en", level: person.english }] : [],
    },
    { visibleInTalentSearch: true },
  );
  people.push({ id: resumeId, ...person });
}

beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  await loadSkills(api.db);
  await loadOccupations(api.db);
  await loadGazetteer(api.db);
  await api.db.deleteFrom("outbox").execute();
  for (const [sort, [code, [label_it, label_en]]] of Object.entries(languages).entries())
    await api.db
      .insertInto("vocabulary_entries")
      .values({ id: randomUUIDv7(), type: "language", code, label_it, label_en, sort: sort + 1 })
      .execute();
  for (const code of Object.keys(skills)) ids[code] = await skillOf(api, code);
  for (let count = 0; count < peopleCount; count++) await plantPerson();
  await relayTalentIndexes(api);
  owner = await api.as((await aSpace(api.db)).userId);
}, 180_000);
afterAll(() => api.stop());

/** Computes the expected state of a criterion from the resume alone, as a careful reader would. */
type EvidenceOracle = (person: EvidencePerson) => "matched" | "related" | "notMet" | "missing";

const skillReader =
  (code: SkillCode, least: number): EvidenceOracle =>
  ({ jobs, listed }) => {
    const used = jobs.filter(({ skill }) => skill === code);
    const years = used.reduce((sum, job) => sum + job.years, 0);
    if (used.length === 0) return listed.includes(code) ? (least > 0 ? "related" : "matched") : "missing";
    return years >= least ? "matched" : "notMet";
  };
const placeReader =
  (asked: string): EvidenceOracle =>
  ({ city, jobs }) =>
    city === asked ? "matched" : jobs.some((job) => job.city === asked) ? "related" : "notMet";
const englishReader =
  (level: (typeof levels)[number]): EvidenceOracle =>
  ({ english }) =>
    english === null ? "missing" : levels.indexOf(english) >= levels.indexOf(level) ? "matched" : "notMet";

test("criterion of a talent search → matched, related, not met or missing exactly as the resume says", async () => {
  const codes = Object.keys(skills) as SkillCode[];
  for (let round = 0; round < rounds; round++) {
    const code = random.one(codes);
    const least = random.upTo(7);
    const city = random.one(cities);
    const level = random.one(levels);
    const years = least === 0 ? "" : ` con almeno ${least} ${least === 1 ? "anno" : "anni"}`;
    const text = `${skills[code]}${years}, inglese ${level}, a ${city}`;
    const page = (await owner.talentSearch.search({
      body: { filters: [{ f: "text", v: text, mm: "c" }], size: 100 },
    }))!;
    const readers = page.criteria.map(({ kind }) => {
      if (kind === "skill") return skillReader(code, least);
      return kind === "place" ? placeReader(city) : englishReader(level);
    });
    expect(page.criteria.map(({ kind }) => kind).toSorted(), text).toEqual(["language", "place", "skill"]);
    for (const hit of page.content) {
      const person = people.find(({ id }) => id === hit.id)!;
      const told = `SEED=${seed} “${text}” ${JSON.stringify(person)}`;
      const states = readers.map((read) => read(person));
      expect(
        hit.matches.map(({ state }) => state),
        told,
      ).toEqual(states);
      for (const { state, where, lines } of hit.matches) {
        expect(where === null, told).toBe(state === "missing");
        expect(lines.length > 0, told).toBe(where === "lines" || where === "jobPlace");
      }
      const place = hit.matches[page.criteria.findIndex(({ kind }) => kind === "place")]!;
      expect(place.where, told).toBe(place.state === "related" ? "jobPlace" : "residence");
    }
  }
}, 600_000);
