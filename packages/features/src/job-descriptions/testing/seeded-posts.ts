import { companySizes, jobPostLimits as limits } from "@orbita/contract";
import { readOccupations, readSkills, readVocabulary } from "@orbita/db/seed";
import type { AdLanguage, JobAdFacts, JobAdPost, SpaceFacts, BilingualText } from "../facts.ts";
import { titlesOf } from "../titles.ts";
import * as words from "./seeded-words.ts";

/** A pseudo-random number generator (mulberry32). A seed produces the same posts on every machine. */
export function diceOf(seed: number) {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(roll() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => from[between(0, from.length - 1)]!;
  const some = <T>(from: readonly T[], most: number): T[] => {
    const found = new Set<T>();
    for (let count = between(0, most); count > 0; count--) found.add(pick(from));
    return [...found];
  };
  return {
    between,
    pick,
    some,
    maybe: <T>(value: () => T): T | null => (roll() < 0.7 ? value() : null),
    yes: () => roll() < 0.5,
  };
}
type RandomPicker = ReturnType<typeof diceOf>;

export type SeededTaxonomy = Awaited<ReturnType<typeof readTaxonomy>>;

/** Reads the reference lists that ship with the product. */
export async function readTaxonomy() {
  const [lists, skills, occupations] = await Promise.all([readVocabulary(), readSkills(), readOccupations()]);
  const listOf = (type: string): (BilingualText & { code: string })[] =>
    (lists.get(type) ?? []).map(({ code, it, en }) => ({ code, it, en: en ?? it }));
  return { listOf, skills: skills.map(({ code, it, en }) => ({ code, it, en })), occupations };
}

function spaceOf({ pick, some, maybe, between, yes }: RandomPicker, { listOf }: SeededTaxonomy): SpaceFacts {
  const agency = yes() && yes();
  return {
    name: pick(words.companies),
    type: agency ? "agency" : "company",
    authorisation: agency ? `39/0${between(100_000, 999_999)}` : null,
    headline: maybe(() => pick(words.headlines)),
    description: maybe(() => pick(words.descriptions)),
    sector: maybe(() => pick(listOf("business_sector"))),
    size: maybe(() => pick(companySizes)),
    yearFounded: maybe(() => between(1901, 2025)),
    cities: some(words.seededCities, 3).map(({ city }) => city),
  };
}

function contractOf({ pick, maybe, between }: RandomPicker): Partial<JobAdPost> {
  const salaryMin = maybe(() => between(12, 60) * 1_000);
  return {
    contractType: maybe(() => pick(["contract_type_full", "contract_type_parttime", "contract_type_project"])),
    contractEconomicType: maybe(() =>
      pick([
        "contract_economic_type_permanent",
        "contract_economic_type_fixed_term",
        "contract_economic_type_temp",
        "contract_economic_type_intern",
        "contract_economic_type_apprenticeship",
      ]),
    ),
    durationMonths: maybe(() => between(1, 72)),
    allowance: maybe(() => between(400, 1_200)),
    weeklyHours: maybe(() => between(8, 96) / 2),
    partTimeHours: maybe(() => pick(words.timetables)),
    salaryMin,
    salaryMax: maybe(() => (salaryMin ?? 20_000) + between(0, 9) * 1_000),
    ccnlLevel: maybe(() => pick(words.seededLevels)),
  };
}

function placeOf({ pick, maybe, between }: RandomPicker): Partial<JobAdPost> {
  const location = () => ({ ...pick(words.seededCities), region: null, postalCode: null, lat: null, lon: null });
  return {
    workplaceType: maybe(() =>
      pick(["workplace_type_office_presence", "workplace_type_hybrid", "workplace_type_full_remote"]),
    ),
    location: maybe(location),
    remoteFrom: maybe(() => ({ country: pick(["IT", "FR", "CH"]), region: pick(["Liguria", "Lombardia", null]) })),
    officePresence: maybe(() => between(1, 99)),
    travelType: maybe(() =>
      pick(["travel_type_not_required", "travel_type_occasional", "travel_type_periodic", "travel_type_fulltime"]),
    ),
    travelDestination: maybe(() => pick(["national", "worldwide"])),
    travelNote: maybe(() => pick(words.travelNotes)),
  };
}

function askedOf(dice: RandomPicker, { listOf, skills }: SeededTaxonomy): Partial<JobAdPost> {
  const { pick, some, maybe, between, yes } = dice;
  return {
    skills: some(skills, 12).map(({ code }) => ({ id: code, mandatory: yes(), minYears: maybe(() => between(1, 20)) })),
    languages: some(listOf("language"), 3).map(({ code }) => ({
      code,
      level: pick(["A1", "A2", "B1", "B2", "C1", "C2"]),
      mandatory: yes(),
    })),
    education: maybe(() => pick(listOf("education")).code),
    educationMandatory: yes(),
    educationField: maybe(() => pick(words.studies)),
    benefits: some(listOf("benefit"), 6).map(({ code }) => ({ code, detail: maybe(() => pick(words.details)) })),
    ccnl: maybe(() => pick(listOf("ccnl")).code),
    screeningQuestions: some(["Hai la patente B?", "Da quando puoi iniziare?", "Which tools do you know?"], 3).map(
      (text) => ({ text, kind: "text", mandatory: false, options: [] }),
    ),
    hiringCompany: maybe(() => pick(words.companies)),
    blind: yes(),
    replyDays: pick(limits.replyDays),
  };
}

const mapOf = ({ listOf, skills }: SeededTaxonomy): Map<string, BilingualText> =>
  new Map(
    [
      ...[
        "contract_type",
        "contract_economic_type",
        "travel_type",
        "workplace_type",
        "ccnl",
        "education",
        "language",
        "benefit",
      ].flatMap(listOf),
      ...skills,
    ].map(({ code, it, en }) => [code, { it, en }]),
  );

/** A random post of any occupation, and a Space with free text that is not always acceptable. */
export function seededFacts(seed: number, taxonomy: SeededTaxonomy): JobAdFacts {
  const dice = diceOf(seed);
  const language: AdLanguage = dice.yes() ? "it" : "en";
  const job = dice.pick(taxonomy.occupations);
  const title = language === "en" ? job.en! : dice.pick([job.it_masculine!, job.it_feminine!]);
  const post: JobAdPost = {
    title: title.slice(0, limits.title.max),
    language,
    ...contractOf(dice),
    ...placeOf(dice),
    ...askedOf(dice, taxonomy),
  };
  const facts = { post, words: mapOf(taxonomy), space: spaceOf(dice, taxonomy) };
  return { ...facts, title: titlesOf(facts, { masculine: job.it_masculine!, en: job.en! }) };
}
