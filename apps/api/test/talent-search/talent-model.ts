import {
  cities,
  degrees,
  freeWords,
  levels,
  type GeneratedTalent,
  type TalentRandom,
  type SkillTaxonomy,
} from "./talent-world.ts";

/**
 * A search criterion of the reference implementation, with functions that state whether a person meets it exactly (`is`) or nearly (`isNear`).
 */
export type SearchCriterion = {
  readonly is: (person: GeneratedTalent) => boolean;
  readonly isNear: (person: GeneratedTalent) => boolean;
  /** The recency of a match: higher if the person met the criterion in the last three years, highest if they meet it now. */
  readonly recency: (person: GeneratedTalent) => number;
  /** The text that a recruiter would type for the criterion. */
  readonly words: string;
};
const never = () => false;
const plain = { isNear: never, recency: () => 0 };
const recencies = { now: 1_001, lately: 1_000, before: 0 };

export function skillAsked(
  { skills, related }: SkillTaxonomy,
  place: number,
  random: TalentRandom,
): SearchCriterion & { id: string } {
  const { id, it, en } = skills[place]!;
  const near = related.flatMap(([one, other]) => (one === place ? [other] : other === place ? [one] : []));
  return {
    id,
    is: (person) => person.skills.has(id),
    isNear: (person) => near.some((one) => person.skills.has(skills[one]!.id)),
    recency: (person) => recencies[person.skills.get(id)?.use ?? "before"],
    words: random.one([it, en.toUpperCase(), it.split(" ")[0]!]),
  };
}

export const tradeAsked = (
  { id, it, en, group }: SkillTaxonomy["trades"][number],
  random: TalentRandom,
): SearchCriterion & { id: string } => ({
  id,
  is: (person) => person.trades.has(id),
  // An occupation counts as related if it is in the same minor group of ISCO-08 (the first three digits).
  isNear: (person) => [...person.trades.values()].some((trade) => trade.group.slice(0, 3) === group.slice(0, 3)),
  recency: (person) => (person.trades.get(id)?.isNow ? 1_001 : 0),
  words: random.one([it, en]),
});

const languageWords: Record<string, string[]> = {
  language_it: ["italiano", "Italian"],
  language_en: ["inglese", "English"],
  language_de: ["tedesco", "german"],
};
export function languageAsked(
  code: string,
  level: (typeof levels)[number] | null,
  random: TalentRandom,
): SearchCriterion {
  const words = random.one(languageWords[code]!);
  const height = (person: GeneratedTalent) => levels.indexOf(person.speaks.get(code)!);
  if (level === null) return { ...plain, is: (person) => person.speaks.has(code), words };
  const is = (person: GeneratedTalent) => height(person) >= levels.indexOf(level);
  return { ...plain, is, isNear: (person) => person.speaks.has(code), words: `${words} ${level}` };
}

const wordAsked = (word: string): SearchCriterion => ({
  ...plain,
  is: (person) => person.words.includes(word),
  words: word,
});

type SearchFilter = { f: string; v: unknown; mm?: string };
/** A random talent search with its intended meaning. `holds` has one condition for each filter. */
export type TalentQuery = {
  readonly filters: SearchFilter[];
  readonly criteria: SearchCriterion[];
  readonly holds: {
    readonly field: string;
    readonly isNot?: boolean;
    /**
     * True if the filter requires a single value of a multi-valued field, so the facet of this field counts only people who
     * meet it.
     */
    readonly isNarrowing?: boolean;
    readonly test: (person: GeneratedTalent) => boolean;
  }[];
  /** Ids of the skills that the filters require. */
  readonly chosenSkills?: readonly string[];
};

type TalentQueryGenerator = (random: TalentRandom, taxonomy: SkillTaxonomy) => TalentQuery;
const severalValued = ["skills", "occupations", "languages"];
const narrows = ({ f, v, mm = "is" }: SearchFilter) =>
  mm === "is" && [v].flat().length === 1 && severalValued.includes(f);
const only = (
  filter: SearchFilter,
  criteria: SearchCriterion[],
  test: (person: GeneratedTalent) => boolean,
): TalentQuery => ({
  filters: [filter],
  criteria,
  holds: [{ field: filter.f, isNot: filter.mm === "not", isNarrowing: narrows(filter), test }],
});

const parts: Record<string, TalentQueryGenerator> = {
  anySkill: (random, taxonomy) => {
    const chosen = random
      .some([...taxonomy.skills.keys()], 1 + random.upTo(3))
      .map((place) => skillAsked(taxonomy, place, random));
    const v = chosen.map(({ id }) => id);
    const filter = { f: "skills", v, mm: random.one(["is", "in"]) };
    return { ...only(filter, chosen, (person) => v.some((id) => person.skills.has(id))), chosenSkills: v };
  },
  allSkills: (random, taxonomy) => {
    const chosen = random
      .some([...taxonomy.skills.keys()], 2 + random.upTo(2))
      .map((place) => skillAsked(taxonomy, place, random));
    const each = chosen.map((one) => only({ f: "skills", v: one.id, mm: "is" }, [one], one.is));
    return {
      filters: each.flatMap(({ filters }) => filters),
      criteria: chosen,
      holds: each.flatMap(({ holds }) => holds),
      chosenSkills: chosen.map(({ id }) => id),
    };
  },
  notSkill: (random, { skills }) => {
    const { id } = random.one(skills);
    return only({ f: "skills", v: id, mm: "not" }, [], (person) => !person.skills.has(id));
  },
  skillYears: (random, taxonomy) => {
    const asked = skillAsked(taxonomy, random.upTo(taxonomy.skills.length), random);
    const years = 1 + random.upTo(6);
    const is = (person: GeneratedTalent) => (person.skills.get(asked.id)?.years ?? -1) >= years;
    const isNear = (person: GeneratedTalent) => asked.is(person) || asked.isNear(person);
    return only({ f: "skillYears", v: `${asked.id}:${years}` }, [{ ...asked, is, isNear }], is);
  },
  skillLevels: (random, taxonomy) => {
    const asked = skillAsked(taxonomy, random.upTo(taxonomy.skills.length), random);
    const level = 1 + random.upTo(5);
    const is = (person: GeneratedTalent) => (person.skills.get(asked.id)?.level ?? 0) >= level;
    const isNear = (person: GeneratedTalent) => asked.is(person) || asked.isNear(person);
    return only({ f: "skillLevels", v: `${asked.id}@${level}` }, [{ ...asked, is, isNear }], is);
  },
  trades: (random, { trades }) => {
    const chosen = random.some(trades, 1 + random.upTo(2)).map((trade) => tradeAsked(trade, random));
    const v = chosen.map(({ id }) => id);
    return only({ f: "occupations", v }, chosen, (person) => v.some((id) => person.trades.has(id)));
  },
  language: (random) => {
    const code = random.one(Object.keys(languageWords));
    const asked = languageAsked(code, null, random);
    return only({ f: "languages", v: code }, [asked], asked.is);
  },
  languageLevel: (random) => {
    const [code, level] = [random.one(Object.keys(languageWords)), random.one(levels)];
    const asked = languageAsked(code, level, random);
    return only({ f: "languageLevels", v: `${code}:${level}` }, [asked], asked.is);
  },
  degree: (random) => {
    const least = random.upTo(degrees.length);
    const is = (person: GeneratedTalent) => person.degree >= least;
    return only({ f: "educationLevels", v: degrees[least] }, [{ ...plain, is, words: "" }], is);
  },
  years: (random) => {
    const [mm, years] = [random.one(["gt", "gte", "lt", "lte"] as const), random.upTo(12)];
    const tests = {
      gt: (one: number) => one > years,
      gte: (one: number) => one >= years,
      lt: (one: number) => one < years,
      lte: (one: number) => one <= years,
    };
    return only({ f: "years", v: years, mm }, [], (person) => tests[mm](person.years));
  },
  region: (random) => {
    const v = random.some(["Liguria", "Lombardia", "Lazio"], 1 + random.upTo(2));
    return only({ f: "region", v, mm: "in" }, [], ({ city }) => city !== null && v.includes(cities[city].region));
  },
  notRegion: () =>
    only({ f: "region", v: "Lazio", mm: "not" }, [], ({ city }) => city === null || cities[city].region !== "Lazio"),
  city: (random) => {
    const [mm, v, name] = random.one([
      ["is", "genova", "Genova"],
      ["sw", "MIL", "Milano"],
      ["c", "onz", "Monza"],
    ] as const);
    return only({ f: "city", v, mm }, [], ({ city }) => city === name);
  },
  near: () =>
    only(
      { f: "place", v: { lat: 45.46, lon: 9.19, km: 50 }, mm: "near" },
      [],
      ({ city }) => city === "Milano" || city === "Monza",
    ),
};

/** A free-text query for skills, occupations, a language and other words. A person must match at least half of them. */
function textPart(random: TalentRandom, taxonomy: SkillTaxonomy): TalentQuery {
  const criteria: SearchCriterion[] = [
    ...random.some([...taxonomy.skills.keys()], random.upTo(4)).map((place) => skillAsked(taxonomy, place, random)),
    ...random.some(taxonomy.trades, random.upTo(2)).map((trade) => tradeAsked(trade, random)),
    ...(random.chance(0.3) ? [languageAsked("language_en", random.chance(0.5) ? "B2" : null, random)] : []),
    ...random.some(freeWords, random.upTo(2)).map(wordAsked),
  ];
  if (criteria.length === 0) criteria.push(wordAsked(freeWords[0]!));
  const text = criteria.map(({ words }) => words).join(random.one([" ", ", ", " con ", " and "]));
  const least = Math.ceil(criteria.length / 2);
  const test = (person: GeneratedTalent) =>
    criteria.filter((one) => one.is(person) || one.isNear(person)).length >= least;
  return { filters: [{ f: "text", v: text, mm: "c" }], criteria, holds: [{ field: "text", test }] };
}

/** Generates a random talent search. It names each skill or occupation once, because the server merges duplicates into one criterion. */
export function aQuestion(random: TalentRandom, taxonomy: SkillTaxonomy): TalentQuery {
  const criterial = random.chance(0.5)
    ? [textPart(random, taxonomy)]
    : random
        .some([random.one(["anySkill", "allSkills"]), "trades", "languageLevel", "degree"], random.upTo(3))
        .map((name) => parts[name]!(random, taxonomy));
  const alone = criterial.length === 0 ? [random.one(["skillYears", "skillLevels", "language"])] : [];
  const others = random.some(["notSkill", "years", "region", "notRegion", "city", "near"], random.upTo(3));
  const all = [...criterial, ...[...alone, ...others].map((name) => parts[name]!(random, taxonomy))];
  return {
    filters: all.flatMap(({ filters }) => filters),
    criteria: all
      .filter(({ holds }) => holds[0]!.field !== "text")
      .flatMap(({ criteria }) => criteria)
      .concat(all.filter(({ holds }) => holds[0]!.field === "text").flatMap(({ criteria }) => criteria)),
    holds: all.flatMap(({ holds }) => holds),
    chosenSkills: all.flatMap(({ chosenSkills = [] }) => chosenSkills),
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The people who match the query, sorted by the number of matched criteria, then of related ones, then by recency. */
export function answerOf({ criteria, holds }: TalentQuery, people: readonly GeneratedTalent[]): GeneratedTalent[] {
  const count = (person: GeneratedTalent) => ({
    person,
    matched: criteria.filter((one) => one.is(person)).length,
    related: criteria.filter((one) => !one.is(person) && one.isNear(person)).length,
    recency: criteria.filter((one) => one.is(person)).reduce((sum, one) => sum + one.recency(person), 0),
  });
  return people
    .filter((person) => holds.every(({ test }) => test(person)))
    .map(count)
    .toSorted(
      (one, other) =>
        other.matched - one.matched ||
        other.related - one.related ||
        other.recency - one.recency ||
        compare(other.person.updated, one.person.updated) ||
        compare(one.person.id, other.person.id),
    )
    .map(({ person }) => person);
}

/** The people whom a facet counts. All conditions apply except the alternatives chosen in the facet's own field. */
export const countedBy = (
  { holds }: TalentQuery,
  people: readonly GeneratedTalent[],
  field: string,
): GeneratedTalent[] =>
  people.filter((person) =>
    holds.every((one) => (one.field === field && !one.isNot && !one.isNarrowing) || one.test(person)),
  );

/** Returns how many people have all chosen skills and how many have any of them. */
export function skillChoiceOf({ holds, chosenSkills = [] }: TalentQuery, people: readonly GeneratedTalent[]) {
  if (chosenSkills.length < 2) return null;
  const others = people.filter((person) =>
    holds.every((one) => (one.field === "skills" && !one.isNot) || one.test(person)),
  );
  return {
    all: others.filter((person) => chosenSkills.every((id) => person.skills.has(id))).length,
    any: others.filter((person) => chosenSkills.some((id) => person.skills.has(id))).length,
  };
}
