import {
  adjectiveStems,
  endings,
  epicene,
  ereStems,
  feminineOnly,
  fieldsOfWork,
  nounStems,
  notPeople,
  oddPairs,
  oraStems,
  things,
} from "../words/gender-it.ts";

/**
 * The counterpart of a gendered word: `other` is the complete form of the other gender, `stroke` the ending that is written after a
 * slash, as in "cameriere/a".
 */
export interface GenderedForm {
  other: string;
  stroke: string;
  plural?: true;
}

type GenderedFormMap = Map<string, GenderedForm>;

/** Adds the four forms of a stem to the table (-o, -a, -i, -e), with the spelling of the plurals of -co, -go and -io. */
function addStem(table: GenderedFormMap, stem: string): void {
  const hard = /(?:[^i]c|g)$/.test(stem) && !/(?:og|tag)$/.test(stem);
  const soft = /ic$|(?:mon|sind)ac$/.test(stem);
  const masculines = stem.endsWith("i") ? stem : hard ? `${stem}hi` : `${stem}i`;
  const feminines = hard || soft || stem.endsWith("g") ? `${stem}he` : `${stem}e`;
  table.set(`${stem}o`, { other: `${stem}a`, stroke: "a" });
  table.set(`${stem}a`, { other: `${stem}o`, stroke: "o" });
  table.set(masculines, { other: feminines, stroke: feminines.slice(stem.length), plural: true });
  table.set(feminines, { other: masculines, stroke: masculines.slice(stem.length) || "i", plural: true });
}

function tableOf(stems: string): GenderedFormMap {
  const table: GenderedFormMap = new Map();
  for (const stem of stems.split(" ")) addStem(table, stem);
  return table;
}

/** The table is built on first use, so that importing this module costs nothing. */
let nouns: GenderedFormMap | undefined;
let adjectives: GenderedFormMap | undefined;

function nounTable(): GenderedFormMap {
  if (nouns) return nouns;
  nouns = tableOf(nounStems);
  for (const stem of oraStems.split(" ")) {
    nouns.set(`${stem}ore`, { other: `${stem}ora`, stroke: "a" });
    nouns.set(`${stem}ora`, { other: `${stem}ore`, stroke: "e" });
    nouns.set(`${stem}ori`, { other: `${stem}ore`, stroke: "e", plural: true });
  }
  for (const stem of ereStems.split(" ")) {
    nouns.set(`${stem}e`, { other: `${stem}a`, stroke: "a" });
    nouns.set(`${stem}a`, { other: `${stem}e`, stroke: "e" });
    nouns.set(`${stem}i`, { other: `${stem}e`, stroke: "e", plural: true });
  }
  for (const [he, she] of oddPairs) {
    nouns.set(he, { other: she, stroke: she.startsWith(he) ? she.slice(he.length) : she });
    nouns.set(she, { other: he, stroke: he });
  }
  for (const [she, he] of feminineOnly) nouns.set(she, { other: he, stroke: he });
  return nouns;
}

function byEnding(word: string): GenderedForm | undefined {
  for (const [he, she, they, women] of endings) {
    const pairs = [
      [he, she],
      [she, he],
      [they, women || "e"],
      [women, they],
    ] as const;
    for (const [own, other] of pairs) {
      if (!own || !word.endsWith(own) || word.length < own.length + 2) continue;
      const stem = word.slice(0, -own.length);
      const whole = own === "ieri" ? `${stem}iere` : stem + other;
      // After the slash comes the part in which the two forms differ: one letter for -iere/-iera ("cameriere/a"), but the whole
      // ending for -tore/-trice.
      const stroke = /tor|tri/.test(own) ? other : whole.slice(-1) === word.slice(-1) ? "e" : whole.slice(-1);
      const written = own === "ologi" || own === "ologhe" ? other.slice(3) : stroke;
      return own === they || own === women
        ? { other: whole, stroke: written, plural: true }
        : { other: whole, stroke: written };
    }
  }
  return undefined;
}

/** Looks up a job noun that shows one gender. `word` is in lower case, without accents. */
export function genderedNoun(word: string): GenderedForm | undefined {
  if (word.length < 4 || fieldsOfWork.has(word) || notPeople.has(word) || epicene.has(word)) return undefined;
  return nounTable().get(word) ?? byEnding(word);
}

/** Looks up a noun at the head of a title. There, "chimica" means a woman; elsewhere it is a field of work. */
export function headNoun(word: string): GenderedForm | undefined {
  const field = fieldsOfWork.has(word) ? nounTable().get(word) : undefined;
  return field && !field.plural ? field : genderedNoun(word);
}

/** Looks up an adjective that shows the gender of the noun before it. */
export function genderedAdjective(word: string): GenderedForm | undefined {
  adjectives ??= tableOf(adjectiveStems);
  if (fieldsOfWork.has(word)) return undefined;
  return adjectives.get(word);
}

/**
 * Whether a noun applies to all genders. Words that do not end in a vowel count as foreign and therefore as neutral, because
 * Italian nouns end in a vowel.
 */
export const isForEveryone = (word: string): boolean =>
  epicene.has(word) || /(?:ista|iste|isti|ante|anti|ente|enti)$/.test(word) || /[^aeiou\d]$/.test(word);
/** Whether an adjective in -e has one form for all genders: "assistente sociale". */
export const isNeutral = (word: string): boolean => /(?:ale|ile|are|ali|ili|ari)$/.test(word) && !things.has(word);
