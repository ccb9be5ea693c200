import { setImmediate } from "node:timers/promises";
import { joinedKey } from "@orbita/resume-engine/skills";
import { headsOf, kinOf, specificAliases } from "./job-kinds.ts";
import { occupationBook, type OccupationNameIndex, type OccupationIndexRow } from "./occupation-book.ts";
import { wordFormKeyOf, wordKeyOf, contentWordsIn, wordsIn } from "./query-words.ts";
import type { SkillIndexRow } from "./skill-book.ts";

export type BilingualLabel = { readonly it: string; readonly en: string };
export type LexiconEntry = {
  readonly kind: "skill" | "occupation" | "language";
  readonly id: string;
  readonly label: BilingualLabel;
};
/** A town or region: a place of residence or of work. A region has no point. */
export type LexiconPlace = {
  readonly field: "city" | "region";
  readonly name: string;
  readonly isSmall: boolean;
  readonly point: { readonly lat: number; readonly lon: number } | null;
};
export type LexiconTownRow = {
  city: string;
  region: string | null;
  population: number;
  typed: string;
  lat?: number | null;
  lon?: number | null;
};
/** The kinds of codes that describe the terms of a job, in the order in which they win a shared name. */
export const termTypes = ["workplace_type", "contract_type", "contract_economic_type"] as const;
export type TaxonomyCodeRow = {
  type: "language" | "education" | (typeof termTypes)[number];
  code: string;
  it: string;
  en: string;
  aliases: string[];
};

/** The names of skills, occupations, places and codes, to understand queries and to label results. */
export type Lexicon = {
  /** Entries of the lexicon by their name as written (`written`), and by the name without gender and number endings (`formed`). */
  readonly written: ReadonlyMap<string, LexiconEntry>;
  readonly formed: ReadonlyMap<string, LexiconEntry>;
  /** All entries that share a name, by the name as written, without endings, or joined to one word. */
  readonly senses: ReadonlyMap<string, readonly LexiconEntry[]>;
  /** All names of skills and occupations, by id. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** The ids of broader skills, up to two steps away. */
  readonly broader: ReadonlyMap<string, readonly string[]>;
  /** Codes of workplace types and contracts, by all their names, which include stop words: "da casa". */
  readonly terms: ReadonlyMap<string, string>;
  /** The occupations that a general word means, such as "developer" or "sviluppatore". */
  readonly heads: ReadonlyMap<string, readonly string[]>;
  /** For such a word without its ending, the words for the same kind in the other language: "developer" is "sviluppator". */
  readonly kin: ReadonlyMap<string, readonly string[]>;
  /** The number of words in the longest name. */
  readonly longest: number;
  /** Skills by any id that they ever had, including ids of merged skills. */
  readonly skills: ReadonlyMap<string, LexiconEntry>;
  readonly occupations: ReadonlyMap<string, LexiconEntry>;
  /** The titles of each occupation, and how common it is. */
  readonly occupationRows: ReadonlyMap<string, OccupationIndexRow>;
  readonly softSkills: ReadonlySet<string>;
  readonly codes: ReadonlyMap<string, BilingualLabel>;
  readonly places: ReadonlyMap<string, LexiconPlace>;
  /** For each ISCO-08 group, the groups with the same minor group: a backend and a frontend developer are near. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** The index of occupation names that also parses the titles of resumes, so that queries and resumes agree. */
  readonly titles: OccupationNameIndex;
};

type NameSense = { readonly named: LexiconEntry; readonly rank: number };
type NameSenses = Map<string, NameSense>;
type SharedSenses = Map<string, Set<LexiconEntry>>;

/**
 * Ranks of a name in the lexicon: the own name of an entry ranks before an alias of another entry. If a skill and an occupation share a word, the
 * skill wins, because titles mention skills too.
 */
const ranks = { own: 2, other: 1 } as const;
/** The rank of a name whose words were joined ("PowerBI"): after all names that really are one word. */
const inOne = 1;
const kindRank = { language: 0.3, skill: 0.2, occupation: 0.1 } as const;

/** The names in a lexicon entry: "Waiter/waitress" are two names, and text in brackets is an explanation. "AS/400" is a single name. */
const spellings = (name: string): string[] => {
  const bare = name.replaceAll(/\s*\([^)]*\)/g, "");
  const parts = bare.split("/");
  return [name, bare, ...(parts.every((part) => /\p{L}{3}/u.test(part)) ? parts : [])];
};

/** An acronym has no gender or number: "SAL" is not the singular of "sale". */
const isAcronym = (name: string): boolean => /^[^\p{Ll}\s]{2,5}$/u.test(name);

function put(senses: NameSenses, key: string, sense: NameSense): void {
  if (key !== "" && !((senses.get(key)?.rank ?? -Infinity) >= sense.rank)) senses.set(key, sense);
}

function share(shared: SharedSenses, keys: readonly string[], named: LexiconEntry): void {
  for (const key of keys) {
    const known = shared.get(key);
    if (known) known.add(named);
    else if (key !== "") shared.set(key, new Set([named]));
  }
}

function learn(
  { written, formed, shared }: { written: NameSenses; formed: NameSenses; shared: SharedSenses },
  sense: NameSense,
  names: readonly string[],
): void {
  for (const name of new Set(names.flatMap(spellings))) {
    const words = contentWordsIn(name);
    const [key, form] = [wordKeyOf(words), isAcronym(name) ? "" : wordFormKeyOf(words)];
    put(written, key, sense);
    put(formed, form, sense);
    share(shared, [key, form, joinedKey(key)], sense.named);
    if (words.length > 1 && words.length < 4)
      put(written, joinedKey(wordKeyOf(words)), { ...sense, rank: sense.rank - ranks.own - inOne });
  }
}

/** Population below which a town is small. Names of small towns are ambiguous, so they count only after a word such as "a" or "in". */
const smallTown = 20_000;

/** Places by all their spellings. Of places with the same name the larger wins. */
function placesOf(rows: readonly LexiconTownRow[]): Map<string, LexiconPlace> {
  const places = new Map<string, LexiconPlace>();
  const add = (name: string, place: LexiconPlace) => {
    const key = wordKeyOf(contentWordsIn(name));
    if (key !== "" && !places.has(key)) places.set(key, place);
  };
  for (const { city, population, typed, lat, lon } of rows) {
    const point = lat == null || lon == null ? null : { lat, lon };
    for (const name of typed.split("|").filter((one) => /^\p{L}/u.test(one)))
      add(name, { field: "city", name: city, isSmall: population < smallTown, point });
  }
  for (const region of new Set(rows.flatMap((row) => row.region ?? [])))
    add(region, { field: "region", name: region, isSmall: false, point: null });
  return places;
}

/** The names of the codes that describe the terms of a job. The first code keeps a name that several share. */
function termsOf(codes: readonly TaxonomyCodeRow[]): Map<string, string> {
  const terms = new Map<string, string>();
  for (const type of termTypes)
    for (const { code, it, en, aliases } of codes.filter((row) => row.type === type))
      for (const name of [it, en, ...aliases]) {
        const key = wordKeyOf(wordsIn(name));
        for (const one of [key, joinedKey(key)]) if (!terms.has(one)) terms.set(one, code);
      }
  return terms;
}

/** For each ISCO-08 group of four digits, the groups with the same first three digits, which are the minor group. */
const groupsOf = (rows: readonly OccupationIndexRow[]): Map<string, readonly string[]> => {
  const all = [...new Set(rows.flatMap(({ isco08 }) => isco08?.slice(0, 4) ?? []))];
  const minor = Map.groupBy(all, (group) => group.slice(0, 3));
  return new Map(all.map((group) => [group, minor.get(group.slice(0, 3))!]));
};

const plainly = (senses: NameSenses): Map<string, LexiconEntry> =>
  new Map([...senses].map(([key, { named }]) => [key, named]));

export type LexiconRows = {
  readonly skills: readonly SkillIndexRow[];
  readonly occupations: readonly OccupationIndexRow[];
  readonly codes: readonly TaxonomyCodeRow[];
  readonly towns: readonly LexiconTownRow[];
};

/** Number of entries after which the build yields to the event loop, so that the process can serve other requests. */
const between = 100;
async function inTurns<T>(rows: readonly T[], take: (row: T) => void): Promise<void> {
  for (const [place, row] of rows.entries()) {
    if (place % between === between - 1) await setImmediate();
    take(row);
  }
}

export async function lexiconOf({ skills, occupations, codes, towns }: LexiconRows): Promise<Lexicon> {
  const senses = {
    written: new Map<string, NameSense>(),
    formed: new Map<string, NameSense>(),
    shared: new Map<string, Set<LexiconEntry>>(),
  };
  const names = new Map<string, readonly string[]>();
  const add = (named: LexiconEntry, own: readonly string[], others: readonly string[]) => {
    learn(senses, { named, rank: ranks.own + kindRank[named.kind] }, own);
    learn(senses, { named, rank: ranks.other + kindRank[named.kind] }, others);
    names.set(named.id, [...own, ...others]);
  };
  const byId = { skills: new Map<string, LexiconEntry>(), occupations: new Map<string, LexiconEntry>() };
  await inTurns(skills, ({ id, ids, it, en, aliases }) => {
    const named: LexiconEntry = { kind: "skill", id, label: { it, en } };
    for (const one of ids) byId.skills.set(one, named);
    add(named, [it, en], aliases);
  });
  // The best-known occupations come first, because the first one keeps a name that several share.
  const heads = headsOf(occupations);
  const byWeight = occupations.toSorted((one, other) => other.weight - one.weight);
  await inTurns(byWeight, ({ id, itMasculine, itFeminine, en, aliases }) => {
    const named: LexiconEntry = { kind: "occupation", id, label: { it: itMasculine, en } };
    byId.occupations.set(id, named);
    add(named, [itMasculine, itFeminine, en], specificAliases(aliases, heads));
  });
  for (const { type, code, it, en, aliases } of codes)
    if (type === "language") add({ kind: "language", id: code, label: { it, en } }, [it, en, ...aliases], []);
  await setImmediate();
  const places = placesOf(towns);
  await setImmediate();
  return {
    written: plainly(senses.written),
    formed: plainly(senses.formed),
    heads,
    kin: kinOf(occupations),
    senses: new Map([...senses.shared].map(([key, entries]) => [key, [...entries]])),
    names,
    broader: new Map(skills.map(({ id, broader }) => [id, broader])),
    terms: termsOf(codes),
    longest: Math.max(0, ...[...senses.written.keys()].map((key) => key.split(" ").length)),
    ...byId,
    occupationRows: new Map(occupations.map((row) => [row.id, row])),
    softSkills: new Set(skills.flatMap(({ id, soft }) => (soft ? [id] : []))),
    codes: new Map(codes.map(({ code, it, en }) => [code, { it, en }])),
    places,
    groups: groupsOf(occupations),
    titles: occupationBook(occupations),
  };
}
