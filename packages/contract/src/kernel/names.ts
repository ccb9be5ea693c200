import { productName } from "../product.ts";
import { words } from "./fields.ts";

/**
 * Rules for names and titles, which appear in mail subjects, lists and headings: one line, no invisible characters, no web address.
 * Only new input is checked, so names that were stored earlier stay readable.
 */

/**
 * Control characters, line separators, bidi marks and invisible characters. Joiners (U+200C, U+200D) stay allowed: Persian and
 * Indic names need them.
 */
const hidden =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC\u{E0000}-\u{E007F}]/u;

/** Matches a web address: with a scheme, with `www.`, or a host followed by a path, port or query. “Node.js” and “Subito.it” do not match. */
const link = /\b[a-z][a-z\d+.-]*:\/\/|\bmailto:|\bwww\.|[\p{L}\p{N}-]\.[\p{L}]{2,}(?:[/?#]|:\d)/iu;
/** Matches a host without a scheme or a path, such as example.com. Only names of people are checked for it. */
const host =
  /[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|io|co|eu|it|de|fr|es|uk|ru|cn|me|app|dev|xyz|top|site|online|shop|link|click)\b/iu;

const isOneLine = (text: string): boolean => !hidden.test(text) && text.isWellFormed();
const isFreeOfLinks = (text: string): boolean => !link.test(text);

/**
 * Letters of other scripts, and digits, that look like a Latin letter (Unicode TS 39; only the lower-case letters that matter for
 * a name).
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: "аɑαạ",
  b: "Ььƅв6",
  c: "сϲ",
  d: "ԁ",
  e: "еєҽ",
  g: "ɡ",
  h: "һ",
  i: "іıɩιӏl1|!ǀ",
  j: "ј",
  k: "кκ",
  m: "м",
  n: "п",
  o: "оοσо0օ",
  p: "рρ",
  q: "ԛ",
  r: "гᴦʀ",
  s: "ѕ5",
  t: "тτ7",
  u: "υս",
  v: "ѵν",
  w: "ԝ",
  x: "хχ",
  y: "уү",
};
const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** The visual skeleton of a text: removes compatibility forms, accents, case, invisible characters and look-alikes. */
const skeletonOf = (text: string): string =>
  Array.from(
    text
      .normalize("NFKD")
      .replaceAll(/[\p{M}\p{Cf}]/gu, "")
      .toLowerCase(),
    (char) => latinOf.get(char) ?? char,
  ).join("");

const partsOf = (text: string): string[] =>
  skeletonOf(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "");

/** Detects the product's own name, also in disguise: as words of the text, or as the whole text with signs in between. */
export function isReserved(text: string, brand: string = productName): boolean {
  const [own, parts] = [partsOf(brand), partsOf(text)];
  return (
    own.length > 0 &&
    (parts.some((_, start) => own.every((part, index) => parts[start + index] === part)) ||
      parts.join("") === own.join(""))
  );
}

type LengthBounds = { min?: number; max: number };

/** A title or a label: one line without invisible characters or web addresses. */
export const title = (bounds: LengthBounds) =>
  words(bounds).refine(isOneLine, "name.characters").refine(isFreeOfLinks, "name.link");

/**
 * The name of a Space or a channel. It may not contain the product's name, because readers would take the Space for the operator.
 */
export const publicName = (bounds: LengthBounds) => title(bounds).refine((text) => !isReserved(text), "name.reserved");

export const nameOfPerson = (bounds: LengthBounds) =>
  publicName(bounds).refine((text) => !host.test(text), "name.link");
