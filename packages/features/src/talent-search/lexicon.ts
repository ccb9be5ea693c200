import { setImmediate } from "node:timers/promises";
import { joinedKey } from "@orbita/resume-engine/skills";
import { occupationBook, type OccupationBook, type OccupationRow } from "./occupation-book.ts";
import { formKeyOf, keyOf, tellingIn } from "./query-words.ts";
import type { SkillRow } from "./skill-book.ts";

export type Label = { readonly it: string; readonly en: string };
export type LexiconEntry = {
  readonly kind: "skill" | "occupation" | "language";
  readonly id: string;
  readonly label: Label;
};
/** The place of residence: a town or a region. */
export type Place = { readonly field: "city" | "region"; readonly name: string; readonly isSmall: boolean };
export type TownRow = { city: string; region: string | null; population: number; typed: string };
export type CodeRow = { type: "language" | "education"; code: string; it: string; en: string; aliases: string[] };

/** The names of things, to understand queries and to label results. */
export type Lexicon = {
  /** Keys as written, and keys without gender and number endings. */
  readonly written: ReadonlyMap<string, LexiconEntry>;
  readonly formed: ReadonlyMap<string, LexiconEntry>;
  /** "Developer", "sviluppatore": all occupations of that kind. */
  readonly heads: ReadonlyMap<string, readonly string[]>;
  /** The length of the longest name, in words. */
  readonly longest: number;
  /** By any id that the skill ever had, including merged ones. */
  readonly skills: ReadonlyMap<string, LexiconEntry>;
  readonly occupations: ReadonlyMap<string, LexiconEntry>;
  readonly codes: ReadonlyMap<string, Label>;
  readonly places: ReadonlyMap<string, Place>;
  /** For each ISCO-08 group, the groups with the same minor group: a backend and a frontend developer are near. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** The same book that parses the titles of resumes. */
  readonly titles: OccupationBook;
};

type Sense = { readonly named: LexiconEntry; readonly rank: number };
type Senses = Map<string, Sense>;

/**
 * A thing's own name ranks before an alias of something else. If two things share a word, the skill wins, because titles mention
 * skills too.
 */
const ranks = { own: 2, other: 1 } as const;
/** A name whose words were joined ("PowerBI") ranks after all names that really are one word. */
const inOne = 1;
const kindRank = { language: 0.3, skill: 0.2, occupation: 0.1 } as const;

/** "Waiter/waitress" are two names; text in brackets is an explanation. */
const spellings = (name: string): string[] => {
  const bare = name.replaceAll(/\s*\([^)]*\)/g, "");
  return [name, bare, ...(bare.includes("/") ? bare.split("/") : [])];
};

function put(senses: Senses, key: string, sense: Sense): void {
  if (key !== "" && !((senses.get(key)?.rank ?? -Infinity) >= sense.rank)) senses.set(key, sense);
}

function learn({ written, formed }: { written: Senses; formed: Senses }, sense: Sense, names: readonly string[]): void {
  for (const name of new Set(names.flatMap(spellings))) {
    const words = tellingIn(name);
    put(written, keyOf(words), sense);
    put(formed, formKeyOf(words), sense);
    if (words.length > 1 && words.length < 4)
      put(written, joinedKey(keyOf(words)), { ...sense, rank: sense.rank - ranks.own - inOne });
  }
}

/** A word that more occupations share is too general to mean all of them. */
const mostHeaded = 150;

/** In Italian the kind comes first ("sviluppatore web"), in English last ("web developer"). */
function headsOf(rows: readonly OccupationRow[]): Map<string, readonly string[]> {
  const heads = new Map<string, Set<string>>();
  for (const { id, itMasculine, en } of rows)
    for (const word of [tellingIn(itMasculine)[0], tellingIn(en).at(-1)])
      if (word && word.form.length > 3) heads.set(word.form, (heads.get(word.form) ?? new Set()).add(id));
  return new Map([...heads].filter(([, ids]) => ids.size <= mostHeaded).map(([form, ids]) => [form, [...ids]]));
}

/** Names of small towns are ambiguous: they only count after "a" or "in". */
const smallTown = 20_000;

/** Of places with the same name the larger wins, as elsewhere; includes all spellings. */
function placesOf(rows: readonly TownRow[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (name: string, place: Place) => {
    const key = keyOf(tellingIn(name));
    if (key !== "" && !places.has(key)) places.set(key, place);
  };
  for (const { city, population, typed } of rows)
    for (const name of typed.split("|").filter((one) => /^\p{L}/u.test(one)))
      add(name, { field: "city", name: city, isSmall: population < smallTown });
  for (const region of new Set(rows.flatMap((row) => row.region ?? [])))
    add(region, { field: "region", name: region, isSmall: false });
  return places;
}

/** The first three digits are the minor group. */
const groupsOf = (rows: readonly OccupationRow[]): Map<string, readonly string[]> => {
  const all = [...new Set(rows.flatMap(({ isco08 }) => isco08?.slice(0, 4) ?? []))];
  const minor = Map.groupBy(all, (group) => group.slice(0, 3));
  return new Map(all.map((group) => [group, minor.get(group.slice(0, 3))!]));
};

const plainly = (senses: Senses): Map<string, LexiconEntry> =>
  new Map([...senses].map(([key, { named }]) => [key, named]));

export type LexiconRows = {
  readonly skills: readonly SkillRow[];
  readonly occupations: readonly OccupationRow[];
  readonly codes: readonly CodeRow[];
  readonly towns: readonly TownRow[];
};

/** Yields to the event loop every few milliseconds, so that the process can serve other requests. */
const between = 100;
async function inTurns<T>(rows: readonly T[], take: (row: T) => void): Promise<void> {
  for (const [place, row] of rows.entries()) {
    if (place % between === between - 1) await setImmediate();
    take(row);
  }
}

export async function lexiconOf({ skills, occupations, codes, towns }: LexiconRows): Promise<Lexicon> {
  const senses = { written: new Map<string, Sense>(), formed: new Map<string, Sense>() };
  const add = (named: LexiconEntry, own: readonly string[], others: readonly string[]) => {
    learn(senses, { named, rank: ranks.own + kindRank[named.kind] }, own);
    learn(senses, { named, rank: ranks.other + kindRank[named.kind] }, others);
  };
  const byId = { skills: new Map<string, LexiconEntry>(), occupations: new Map<string, LexiconEntry>() };
  await inTurns(skills, ({ id, ids, it, en, aliases }) => {
    const named: LexiconEntry = { kind: "skill", id, label: { it, en } };
    for (const one of ids) byId.skills.set(one, named);
    add(named, [it, en], aliases);
  });
  // Best-known first: they keep the names that several occupations share.
  const byWeight = occupations.toSorted((one, other) => other.weight - one.weight);
  await inTurns(byWeight, ({ id, itMasculine, itFeminine, en, aliases }) => {
    const named: LexiconEntry = { kind: "occupation", id, label: { it: itMasculine, en } };
    byId.occupations.set(id, named);
    add(named, [itMasculine, itFeminine, en], aliases);
  });
  for (const { type, code, it, en, aliases } of codes)
    if (type === "language") add({ kind: "language", id: code, label: { it, en } }, [it, en, ...aliases], []);
  const heads = headsOf(occupations);
  await setImmediate();
  const places = placesOf(towns);
  await setImmediate();
  return {
    written: plainly(senses.written),
    formed: plainly(senses.formed),
    heads,
    longest: Math.max(0, ...[...senses.written.keys()].map((key) => key.split(" ").length)),
    ...byId,
    codes: new Map(codes.map(({ code, it, en }) => [code, { it, en }])),
    places,
    groups: groupsOf(occupations),
    titles: occupationBook(occupations),
  };
}
