import type { AdLanguage } from "./facts.ts";

const locales = { it: "it-IT", en: "en-GB" } as const;

const lists = {
  it: new Intl.ListFormat("it", { type: "conjunction" }),
  en: new Intl.ListFormat("en-GB", { type: "conjunction" }),
};
/** Joins items to a list in the given language, such as "Java, SQL e Kafka". */
export const joinItems = (items: readonly string[], language: AdLanguage): string => lists[language].format(items);

const numbers = {
  it: new Intl.NumberFormat(locales.it, { useGrouping: "always", maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(locales.en, { useGrouping: "always", maximumFractionDigits: 2 }),
};
export const numberIn = (value: number, language: AdLanguage): string => numbers[language].format(value);

const countries = {
  it: new Intl.DisplayNames("it", { type: "region" }),
  en: new Intl.DisplayNames("en-GB", { type: "region" }),
};
export const countryIn = (code: string, language: AdLanguage): string => countries[language].of(code) ?? code;

/** Lowercases the first letter, for use inside a sentence. Abbreviations keep their capitals. */
export const lowered = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Adds a full stop if the text has no closing punctuation. */
export const ended = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** Chooses one of several wordings by a seed: the same ad always gets the same wording, and different ads vary. */
export function chosen<T>(ways: readonly [T, ...T[]], seed: string): T {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return ways[(hash >>> 7) % ways.length] ?? ways[0];
}
