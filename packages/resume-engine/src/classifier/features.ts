import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import { headingOf } from "../lexicon/headings.ts";
import { isKnownTitle, languageOf, placeOf, titleNoun } from "../lexicon/knowledge.ts";
import { labelsOf } from "../lexicon/labels.ts";
import * as words from "../lexicon/words.ts";
import { evidenceOf, isSentence, itemsOf, mail, phoneLike } from "../segment/evidence.ts";
import type { Paragraph } from "../segment/paragraphs.ts";
import { looksOf, type RelativeStyle } from "./looks.ts";

/** Version of the features. Increase it with every change of them, because weights of another version do not fit. */
export const featureVersion = 2;
/** The number of hash buckets; colliding features share a weight. */
export const buckets = 1 << 15;

/** Returns the hash bucket of a feature name with a prefix: FNV-1a with the high bits mixed in. */
function placeOfFeature(name: string, before = ""): number {
  let hash = 0x81_1c_9d_c5;
  for (let i = 0; i < before.length; i++) hash = Math.imul(hash ^ before.charCodeAt(i), 0x01_00_01_93);
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01_00_01_93);
  hash ^= hash >>> 15;
  return (hash >>> 0) % buckets;
}

/**
 * The features of a paragraph, as hash buckets: its own, its words, and those of its neighbours (`told`). Training sometimes drops
 * the words, so that the model does not memorise the wordings of its examples.
 */
export type ParagraphFeatures = { own: number[]; words: number[]; told: number[] };

const bucket = (value: number, edges: readonly number[]): number => {
  const at = edges.findIndex((edge) => value < edge);
  return at === -1 ? edges.length : at;
};
const counts = [1, 2, 3, 4, 6, 9, 13, 20, 35, 60];

/** Returns the features of a paragraph that come from the lexicons: known titles, places, skills and the like. */
function lexical(paragraph: Paragraph): string[] {
  const { text, periods } = paragraph;
  const folded = fold(text);
  const all = foldedWordsOf(text);
  const names: string[] = [];
  const flag = (name: string, on: boolean) => on && names.push(name);
  const said = headingOf(text.replace(/\s*[:：]\s*$/u, ""));
  if (said) names.push(`head:${said.kind}:${said.strength === 1 ? "all" : said.strength >= 0.5 ? "half" : "few"}`);
  for (const [kind, weight] of Object.entries(evidenceOf(paragraph)))
    names.push(`ev:${kind}:${bucket(weight, [0.7, 1.3, 2.1, 3.2])}`);
  flag("degree", words.degrees.test(folded));
  flag("degree0", folded.search(words.degrees) === 0);
  flag("school", words.schools.test(folded));
  flag("legal", words.legalForms.test(text));
  flag("company", words.companyWords.test(folded));
  flag("title", words.titleWords.test(folded));
  flag("title0", folded.search(words.titleWords) === 0);
  flag("known", isKnownTitle(text.split(/\s[–|·@-]\s|,\s|\t|\(/u)[0]!));
  names.push(`noun:${Math.round(titleNoun(text))}`);
  flag("certificate", words.certificates.test(folded));
  flag("course", words.courses.test(folded));
  flag("worked", words.worked.test(folded));
  flag("first", words.firstPerson.test(folded));
  flag("liking", words.liking.test(folded));
  flag("personal", words.personal.test(folded));
  flag("sensitive", words.sensitive.test(folded));
  flag("consent", words.consent.test(folded));
  flag("licence", words.licences.test(folded));
  flag("referees", words.referees.test(folded));
  flag("furniture", words.furniture.test(folded));
  flag("levels", text.match(words.levelWords) !== null);
  flag("mail", text.includes("@") && mail.test(text));
  flag("phone", phoneLike.test(text) && periods.length === 0);
  flag("web", /www\.|https?:|linkedin|github/iu.test(text));
  names.push(`lang:${Math.min(3, all.filter((word) => word.length > 3 && languageOf(word)).length)}`);
  flag(
    "place",
    itemsOf(text).some((item) => (placeOf(item) ?? -1) >= 20),
  );
  const label = /^([^:\t]{2,40}?)\s*(?::|\t)/u.exec(text)?.[1];
  if (label) {
    names.push("label");
    for (const field of labelsOf(label)) names.push(`label:${field}`);
    const heads = headingOf(label);
    if (heads?.strength === 1) names.push(`label:head:${heads.kind}`);
  }
  const items = itemsOf(text);
  const hobbies = all.filter((word) => words.hobbies.has(word)).length;
  names.push(`hobbies:${bucket(hobbies / Math.max(1, items.length), [0.01, 0.3, 0.7])}`);
  return names;
}

function shape({ text, periods, bullet, lines }: Paragraph): string[] {
  const all = foldedWordsOf(text);
  const items = itemsOf(text);
  const names = [
    `n:${bucket(all.length, counts)}`,
    `items:${bucket(items.length, [1, 2, 3, 5, 8, 13])}:${bucket(all.length / Math.max(1, items.length), [2, 3, 5, 9])}`,
    `end:${/[\p{L}\d]$/u.test(text) ? "w" : text.slice(-1)}`,
    `begin:${/^\p{Lu}/u.test(text) ? "U" : /^\p{Ll}/u.test(text) ? "l" : /^\d/u.test(text) ? "0" : text.slice(0, 1)}`,
    `lines:${Math.min(3, lines.length)}`,
    `periods:${Math.min(3, periods.length)}`,
  ];
  const [period] = periods;
  if (period) {
    const bare = text.length - (period.to - period.from) < 5;
    names.push(
      `period:${period.range ? "range" : "one"}:${bare ? "bare" : period.from === 0 ? "first" : period.to >= text.length - 2 ? "last" : "mid"}`,
    );
    if (period.current) names.push("now");
  }
  if (bullet) names.push("bullet");
  if (isSentence(text)) names.push("sentence");
  if (text.includes("\t")) {
    const [left = ""] = text.split("\t");
    names.push(
      "tab",
      `left:${bucket(foldedWordsOf(left).length, [1, 2, 3, 4, 6])}${/\p{Ll}/u.test(left) ? "" : "C"}${/\d/u.test(left) ? "0" : ""}`,
    );
  }
  for (const mark of ["|", "·", "•", "/", "(", "@", "%", "★", "●", ";"])
    if (text.includes(mark)) names.push(`has:${mark}`);
  if (/\s[–—-]\s/u.test(text)) names.push("has:dash");
  if (/\d/u.test(text))
    names.push(`digits:${bucket((text.match(/\d/gu)?.length ?? 0) / text.length, [0.1, 0.3, 0.6])}`);
  const large = text.match(/(?<![\p{L}\d])\p{Lu}/gu)?.length ?? 0;
  names.push(`large:${bucket(large / Math.max(1, all.length), [0.15, 0.35, 0.6, 0.95])}`);
  return names;
}

function looks(look: RelativeStyle): string[] {
  return [
    ...Object.entries(look).map(([name, value]) => `${name}:${value}`),
    `style:${look.size}${look.bold}${look.caps}${look.colour}`,
    `place:${look.column}:${look.at}`,
    `gaps:${look.above}:${look.below}`,
  ];
}

/** Returns the features of a paragraph's words and their prefixes. Prefixes help, because Italian words have many endings. */
function wording(text: string): string[] {
  const all = foldedWordsOf(text).map((word) => word.replaceAll(/\d/gu, "0"));
  const some = all.length > 26 ? [...all.slice(0, 18), ...all.slice(-8)] : all;
  const names = some.flatMap((word) => [`w:${word}`, ...(word.length > 5 ? [`p:${word.slice(0, 5)}`] : [])]);
  if (all[0]) names.push(`w0:${all[0]}`, `wz:${all.at(-1)}`);
  if (all.length > 1) names.push(`b0:${all[0]} ${all[1]}`);
  if (all.length <= 6) for (const [i, word] of all.entries()) if (i > 0) names.push(`b:${all[i - 1]} ${word}`);
  if (all.length <= 4) names.push(`all:${all.join(" ")}`);
  return names;
}

/**
 * Matches the features of a paragraph that also become features of its direct neighbours. Features that match `toldAfter` or
 * `toldBefore` also reach the second paragraph after or before it.
 */
const neighbourly =
  /^(?:head:|ev:|period:|bullet|sentence|n:|mail|phone|lang:|levels|degree|school|legal|title|known|label|hobbies:[123]|consent|size:|bold:|caps:|same|certificate|course)/u;
const toldAfter = /^(?:period|bullet|sentence|head:|ev:)/u;
const toldBefore = /^(?:period|bullet|sentence|ev:)/u;
/** Prefixes of features that are more informative in pairs than alone. */
const paired = ["n:", "size:", "bold:", "caps:", "period:", "bullet", "head:", "above:", "below:", "at:", "company", "legal", "title", "school", "degree"]; // prettier-ignore

/**
 * The hash buckets of a feature: for its own paragraph, and for paragraphs at distance 1 and 2. A bucket is -1 if the feature does
 * not count at that distance.
 */
type FeatureBuckets = {
  name: string;
  own: number;
  pair: number;
  next: number;
  before: number;
  second: number;
  last: number;
};
/** Cache of the buckets by feature name. It has only a few hundred entries, because these names contain no words of documents. */
const placedNames = new Map<string, FeatureBuckets>();
function nameOf(name: string): FeatureBuckets {
  const known = placedNames.get(name);
  if (known) return known;
  const made = placed(name);
  placedNames.set(name, made);
  return made;
}
function placed(name: string): FeatureBuckets {
  const isTold = neighbourly.test(name);
  const place = (is: boolean, before: string) => (is ? placeOfFeature(name, before) : -1);
  return {
    name,
    own: placeOfFeature(name),
    pair: paired.findIndex((start) => name.startsWith(start)),
    next: place(isTold, "<"),
    before: place(isTold, ">"),
    second: place(isTold && toldAfter.test(name), "<<"),
    last: place(isTold && toldBefore.test(name), ">>"),
  };
}

const none = { next: placeOfFeature("<none"), before: placeOfFeature(">none") };

export function featuresOf(paragraphs: readonly Paragraph[]): ParagraphFeatures[] {
  const all = looksOf(paragraphs);
  const known = paragraphs.map((paragraph, i) =>
    [...lexical(paragraph), ...shape(paragraph), ...looks(all[i]!)].map((name) => nameOf(name)),
  );
  const tell = (told: number[], at: number, as: "next" | "before" | "second" | "last") => {
    if (!known[at] && (as === "next" || as === "before")) told.push(none[as]);
    for (const name of known[at] ?? []) if (name[as] !== -1) told.push(name[as]);
  };
  return paragraphs.map(({ text }, i) => {
    const told: number[] = [];
    tell(told, i - 1, "next");
    tell(told, i + 1, "before");
    tell(told, i + 2, "last");
    tell(told, i - 2, "second");
    const own = [bias, ...known[i]!.map((name) => name.own), ...pairs(known[i]!).map((name) => placeOfFeature(name))];
    return { own, words: wording(text).map((name) => placeOfFeature(name)), told };
  });
}
const bias = placeOfFeature("bias");

function pairs(names: readonly FeatureBuckets[]): string[] {
  const first = paired.map(() => "");
  for (const { name, pair } of names) if (pair !== -1 && first[pair] === "") first[pair] = name;
  const [length, size, bold, caps, period, bullet, head, above, below, at, company, legal, title, school, degree] =
    first;
  return [
    `${length}&${size}&${bold}&${caps}`,
    `${length}&${period}&${bullet}`,
    `${head}&${size}&${bold}&${caps}`,
    `${above}&${below}&${size}&${bold}`,
    `${at}&${length}`,
    `${company || legal}&${title}&${school}&${degree}`,
    `${period}&${title}&${degree}&${school}`,
  ];
}
