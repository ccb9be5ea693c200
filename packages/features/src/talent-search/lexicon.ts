import { setImmediate } from "node:timers/promises";
import { joinedKey } from "@orbita/resume-engine/skills";
import { occupationBook, type OccupationBook, type OccupationRow } from "./occupation-book.ts";
import { formKeyOf, keyOf, tellingIn } from "./query-words.ts";
import type { SkillRow } from "./skill-book.ts";

export type Label = { readonly it: string; readonly en: string };
export type Named = {
  readonly kind: "skill" | "occupation" | "language";
  readonly id: string;
  readonly label: Label;
};
/** Where somebody lives: a town, or a region. */
export type Place = { readonly field: "city" | "region"; readonly name: string; readonly isSmall: boolean };
export type TownRow = { city: string; region: string | null; population: number; typed: string };
export type CodeRow = { type: "language" | "education"; code: string; it: string; en: string; aliases: string[] };

/** What things are called, to be understood in a question and shown in an answer. */
export type Lexicon = {
  /** As it is written, and then without what tells a man from a woman or one from many. */
  readonly written: ReadonlyMap<string, Named>;
  readonly formed: ReadonlyMap<string, Named>;
  /** "Developer", "sviluppatore": all occupations that are one of some kind. */
  readonly heads: ReadonlyMap<string, readonly string[]>;
  /** Of the longest name, in words. */
  readonly longest: number;
  /** By any id that it ever had. */
  readonly skills: ReadonlyMap<string, Named>;
  readonly occupations: ReadonlyMap<string, Named>;
  readonly codes: ReadonlyMap<string, Label>;
  readonly places: ReadonlyMap<string, Place>;
  /** By a group of ISCO-08, those of the same minor group: a backend and a frontend developer are near. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** The one that titles of resumes are read with. */
  readonly titles: OccupationBook;
};

type Sense = { readonly named: Named; readonly rank: number };
type Senses = Map<string, Sense>;

/** Its own name before another word for something else; of two things that share a word, the skill, which titles speak of too. */
const ranks = { own: 2, other: 1 } as const;
/** A name that is written in one ("PowerBI") comes after all that are written so. */
const inOne = 1;
const kindRank = { language: 0.3, skill: 0.2, occupation: 0.1 } as const;

/** "Waiter/waitress" are two; what stands in brackets explains. */
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

/** A word that so many jobs share says too little to stand for all of them. */
const mostHeaded = 150;

/** In Italian the kind comes first ("sviluppatore web"), in English last ("web developer"). */
function headsOf(rows: readonly OccupationRow[]): Map<string, readonly string[]> {
  const heads = new Map<string, Set<string>>();
  for (const { id, itMasculine, en } of rows)
    for (const word of [tellingIn(itMasculine)[0], tellingIn(en).at(-1)])
      if (word && word.form.length > 3) heads.set(word.form, (heads.get(word.form) ?? new Set()).add(id));
  return new Map([...heads].filter(([, ids]) => ids.size <= mostHeaded).map(([form, ids]) => [form, [...ids]]));
}

/** A small town is called like many things: it is meant where somebody says "a" or "in" before it. */
const smallTown = 20_000;

/** The greater of two that share a name, as elsewhere; in every way of writing it. */
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

const plainly = (senses: Senses): Map<string, Named> => new Map([...senses].map(([key, { named }]) => [key, named]));

export type LexiconRows = {
  readonly skills: readonly SkillRow[];
  readonly occupations: readonly OccupationRow[];
  readonly codes: readonly CodeRow[];
  readonly towns: readonly TownRow[];
};

/** A process that answers others meanwhile is given back every few milliseconds. */
const between = 100;
async function inTurns<T>(rows: readonly T[], take: (row: T) => void): Promise<void> {
  for (const [place, row] of rows.entries()) {
    if (place % between === between - 1) await setImmediate();
    take(row);
  }
}

export async function lexiconOf({ skills, occupations, codes, towns }: LexiconRows): Promise<Lexicon> {
  const senses = { written: new Map<string, Sense>(), formed: new Map<string, Sense>() };
  const add = (named: Named, own: readonly string[], others: readonly string[]) => {
    learn(senses, { named, rank: ranks.own + kindRank[named.kind] }, own);
    learn(senses, { named, rank: ranks.other + kindRank[named.kind] }, others);
  };
  const byId = { skills: new Map<string, Named>(), occupations: new Map<string, Named>() };
  await inTurns(skills, ({ id, ids, it, en, aliases }) => {
    const named: Named = { kind: "skill", id, label: { it, en } };
    for (const one of ids) byId.skills.set(one, named);
    add(named, [it, en], aliases);
  });
  // The better known first: they keep the words that several share.
  const byWeight = occupations.toSorted((one, other) => other.weight - one.weight);
  await inTurns(byWeight, ({ id, itMasculine, itFeminine, en, aliases }) => {
    const named: Named = { kind: "occupation", id, label: { it: itMasculine, en } };
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
