import { adPhrases } from "./ad-phrases.ts";
import type { AdLanguage } from "./facts.ts";
import type { TaxonomyName } from "./queries.ts";
import { lowered } from "./wording.ts";

/** Normalises a text for comparisons: lower case, without accents, and with one kind of apostrophe. */
export const plainPhrase = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").replaceAll(/\s+/g, " ").trim().toLowerCase();

type PhrasePattern = { readonly form: RegExp; readonly slots: readonly string[]; readonly to: string };

const places = { x: "(.+?)", n: "(\\d+(?:[.,]\\d+)*)", w: "([a-c][12]|\\d{1,2}(?:[:.]\\d\\d)?|[a-e]|be|ce)" } as const;

function patternOf(from: string, to: string): PhrasePattern {
  const slots = [...from.matchAll(/\{(\w)\}/g)].map(([, slot = ""]) => slot);
  const escaped = plainPhrase(from).replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");
  const form = escaped.replaceAll(/\{(\w)\}/g, (_, slot: keyof typeof places) => places[slot]);
  return { form: new RegExp(`^${form}$`), slots, to };
}

const patterns: Readonly<Record<AdLanguage, readonly PhrasePattern[]>> = {
  it: adPhrases.map(([it, en]) => patternOf(it, en)),
  en: adPhrases.map(([it, en]) => patternOf(en, it)),
};

/** Patterns at which a text is split, strongest separator first. Conjunctions among them are translated too. */
const joints: readonly RegExp[] = [
  /(\n)/,
  /((?<=[.!?]) +)/,
  /( *; *)/,
  /( *: +)/,
  /(, +)/,
  /( *[()] *)/,
  / +(e|ed|and|o|oppure|or) +/,
];
/** Maximum length of a phrase or name, in characters; a longer text is split before it is looked up. */
const longest = 120;
const jointWords: Readonly<Record<AdLanguage, Readonly<Record<string, string>>>> = {
  it: { e: "and", ed: "and", o: "or", oppure: "or" },
  en: { and: "e", or: "o" },
};

/** Converts the separators of a number: 31.000 in Italian is 31,000 in English. */
const numberOver = (text: string, from: AdLanguage): string =>
  from === "it"
    ? text.replaceAll(/[.,]/g, (mark) => (mark === "." ? "," : "."))
    : text.replaceAll(/[.,]/g, (mark) => (mark === "," ? "." : ","));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const english = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^italy$/;

export type TranslationPhrasebook = {
  /** Translates a text; null if it contains an unknown part. */
  readonly say: (text: string) => string | null;
  /** The names that `say` has looked up in the taxonomy so far. */
  readonly asked: ReadonlySet<string>;
};

/** Translates texts, but never word by word: a phrase must be known as a whole, or be split at separators into parts that are known. */
export function phrasebook(from: AdLanguage, named: readonly TaxonomyName[]): TranslationPhrasebook {
  const to: AdLanguage = from === "it" ? "en" : "it";
  const names = new Map(named.map((one) => [plainPhrase(one[from]), one]));
  const asked = new Set<string>();

  function nameOver(part: string): string | null {
    asked.add(part);
    const found = names.get(plainPhrase(part));
    if (!found) return null;
    const small = /^\p{Ll}/u.test(part) && !(found.proper && to === "en");
    return small ? lowered(found[to]) : found[to];
  }

  function patternOver(part: string): string | null {
    const plain = plainPhrase(part);
    for (const { form, slots, to: put } of patterns[from]) {
      const match = form.exec(plain);
      if (!match) continue;
      let at = 0;
      const filled = slots.map((slot, index) => {
        const value = match[index + 1]!;
        // Takes the placeholder's value from the original text, because the pattern matched a lowercase copy.
        const start = plain.indexOf(value, at);
        at = start + value.length;
        const own = plain.length === part.length ? part.slice(start, at) : value;
        if (slot === "x") return sayPart(own);
        return slot === "n" ? numberOver(own, from) : own.toUpperCase();
      });
      if (filled.includes(null)) continue;
      let index = 0;
      const text = put.replaceAll(/\{\w\}/g, () => filled[index++]!);
      return english.test(text) ? capital(text) : text.replace("d.lgs.", "D.Lgs.");
    }
    return null;
  }

  function sayPart(part: string): string | null {
    if (!/\p{L}/u.test(part)) return numberOver(part, from);
    const [, lead = "", core = "", tail = ""] = /^(\s*(?:[-–•*]\s+)?)(.*?)([.!?…]*\s*)$/su.exec(part) ?? [];
    const known = core.length > longest ? null : (nameOver(core) ?? patternOver(core));
    if (known !== null) return lead + (/^\p{Lu}/u.test(core) ? capital(known) : known) + tail;
    const joint = joints.find((one) => one.test(core));
    if (!joint) return null;
    // The odd elements of the split text are the separators.
    const pieces = core.split(joint).map((piece, at) => {
      if (at % 2 === 0) return piece.trim() ? sayPart(piece) : piece;
      const word = jointWords[from][piece.trim().toLowerCase()];
      return word ? ` ${word} ` : piece;
    });
    return pieces.includes(null) ? null : lead + pieces.join("") + tail;
  }

  return { say: (text) => sayPart(text), asked };
}
