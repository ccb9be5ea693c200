import { inWords, nearWord, startsWord } from "@orbita/platform";
import { contentWordsIn, wordKeyOf, wordsIn } from "../../lexicon/index.ts";
import { isCertainJob, nearKm, remoteCode, type JobTerm } from "./job-term.ts";

export type Clause = Record<string, unknown>;

export const matchAny = (should: readonly Clause[], least = 1): Clause =>
  should.length === 1 ? should[0]! : { bool: { should, minimum_should_match: least } };
const within = (field: string, values: readonly string[]): Clause[] =>
  values.length === 0 ? [] : [{ terms: { [field]: [...values] } }];
const has = (field: string, value: string): Clause => ({ term: { [field]: { value } } });
const inPhrase = (words: string): Clause[] =>
  ["it", "en"].map((language) => ({ match_phrase: { [`text.${language}`]: { query: words } } }));

/** The words of a term, without typing errors and stop words. */
export const plainWords = ({ words, corrected }: JobTerm): string => wordKeyOf(contentWordsIn(corrected ?? words));

/**
 * The score of each way to match, per typed word. A name in the title scores more than a word in it (see `jobPostIndex`),
 * because "Dental nurse" is not a nurse. Both together score most.
 */
const worth = {
  title: 16,
  /** A name in the title, if the typed name is only an alias of it. */
  alias: 12,
  head: 10,
  kind: 4,
  kindOfKind: 2,
  /** The word for a general kind in the other language. */
  kin: 6,
  skill: 4,
  group: 5,
  /** Other occupations with the name as an alias. */
  other: 6,
  /** The related jobs of a name that is first of all a skill. */
  groupOfSkill: 1,
  titleForms: 2,
  parts: 2,
  broader: 2,
  relatedSkill: 2,
  root: 3,
  rootOfSkill: 1,
  language: 10,
  work: 6,
  skillForms: 1,
} as const;
const conditionWorth = { exact: 6, near: 2 } as const;
/** With typo tolerance, a place scores more than the job: the right job in another town is out of reach. */
const forgivingPlaceWorth = { exact: 40, near: 30 } as const;

/** A way in which a post can match: with its title, its skills, or its terms. */
export type ScoredClause = {
  readonly clause: Clause;
  readonly worth: number;
  readonly about: "title" | "skills" | "terms";
};
const scored = (clauses: readonly Clause[], points: number, about: ScoredClause["about"] = "title"): ScoredClause[] =>
  clauses.map((clause) => ({ clause, worth: points, about }));

export type WaysContext = { readonly remote: boolean; readonly forgiving: boolean };

function placeWays({ place, km }: JobTerm, { remote, forgiving }: WaysContext): ScoredClause[] {
  if (!place) return [];
  const points = forgiving ? forgivingPlaceWorth : conditionWorth;
  const around = place.point ? [{ geo_distance: { distance: `${km ?? nearKm}km`, place: place.point } }] : [];
  return [
    ...scored([has(place.field, place.name)], points.exact, "terms"),
    // Within a typed distance, all places count the same.
    ...scored(around, km === undefined ? points.near : points.exact, "terms"),
    // If the text also asks for remote work, a fully remote job is near every place.
    ...scored(remote ? [has("workplaceType", remoteCode)] : [], points.near, "terms"),
  ];
}

/** The fields in which typos and prefixes of words are tolerated, with the score of a match. */
const forgivingWorth = { titleWords: 6, titleForms: 3, skillWords: 2, nameWords: 2, skillForms: 1 } as const;

/** Ways to match a term that tolerate a typo, or match the beginning of a word. */
const forgivingWays = (words: string): ScoredClause[] =>
  Object.entries(forgivingWorth).flatMap(([field, points]) => [
    ...scored([nearWord(field, words)], points),
    ...(words.length < 3 || words.includes(" ") ? [] : scored([startsWord(field, words)], points)),
  ]);

/** Whether the analyzers reduce a name to a single letter, which matches too much: "C#", "R". */
export const isOneLetter = (words: string): boolean => (words.match(/[\p{L}\p{N}]/gu) ?? []).length === 1;

const shortestRoot = 6;

/**
 * Matches titles by the root of an Italian job name ("magazziniere" and "magazzino", "saldatore" and "saldatura",
 * "sviluppatore" and "sviluppo"), or of an English name of a work ("cleaning" and "cleaner").
 */
function rootWays(words: string): ScoredClause[] {
  const [word, ...others] = wordsIn(words);
  if (!word || others.length > 0) return [];
  const work = /^(\p{L}{4,})ing$/u.exec(word.low)?.[1];
  if (work) return scored([startsWord("titleWords", work)], worth.work);
  if (!/[aeio]$/.test(word.low)) return [];
  const roots = [/(?:ator|ier|ist)$/, /(?:or|er|ai)$/].map((ending) => word.form.replace(ending, ""));
  const root = roots.find((one) => one !== word.form && one.length >= shortestRoot);
  if (!root) return [];
  return [
    ...scored([startsWord("titleWords", root)], worth.root),
    ...scored([startsWord("skillWords", root)], worth.rootOfSkill, "skills"),
  ];
}

export const clauseOfTerm = (term: JobTerm, context: WaysContext): Clause =>
  matchAny(waysOfTerm(term, context).map(({ clause }) => clause));

/** The clause for the words of a name, each parsed alone. All of them must match, or with typo tolerance any of them. */
function partsClause({ parts }: JobTerm, context: WaysContext): Clause[] {
  if (parts.length < 2) return [];
  const each = parts.map((part) => clauseOfTerm(part, { ...context, forgiving: false }));
  return [context.forgiving ? matchAny(each) : { bool: { filter: each } }];
}

/** The Italian name of a job, whose root also occurs in the names of its work. */
const jobLabel = (term: JobTerm): string[] => (isCertainJob(term) && term.label ? [term.label.it] : []);

/** All ways in which a post can match the term, with their scores. */
export function waysOfTerm(term: JobTerm, context: WaysContext): ScoredClause[] {
  const { forgiving } = context;
  const words = plainWords(term);
  const literal = isOneLetter(words) ? [] : scored([inWords("text", words)], 0);
  if (term.salary !== undefined)
    return scored([{ range: { salaryMax: { gte: term.salary } } }], conditionWorth.exact, "terms");
  if (term.kind === "place") return [...placeWays(term, context), ...literal];
  if (term.code)
    return [
      ...scored(within(term.code.field, term.code.values), conditionWorth.exact, "terms"),
      // The title of a post may have a language that it does not list: "English teacher".
      ...(term.kind === "language" && term.label
        ? scored(
            [term.label.it, term.label.en].map((name) => inWords("titleWords", name)),
            worth.language,
          )
        : []),
      ...literal,
    ];
  const { ids, isOwnName, others, heads, groups, kind, label } = term;
  return [
    ...scored(within("titleNames", ids), isOwnName ? worth.title : worth.alias),
    ...scored(within("titleNames", heads), worth.head),
    ...scored(within("titleNames", others), worth.other),
    ...scored(within("titleKinds", ids), worth.kind),
    ...scored(within("titleKinds", heads), worth.kindOfKind),
    ...scored(
      term.kin.map((word) => inWords("titleHead", word)),
      worth.kin,
    ),
    ...scored(within("titleGroups", groups), kind === "skill" ? worth.groupOfSkill : worth.group),
    ...scored([inWords("titleForms", words)], worth.titleForms),
    ...scored(partsClause(term, context), worth.parts),
    ...scored(within("skills", ids), worth.skill, "skills"),
    ...scored(within("skills", others), worth.relatedSkill, "skills"),
    ...scored(within("skillNames", ids), worth.broader, "skills"),
    ...scored([inWords("skillForms", words)], worth.skillForms, "skills"),
    ...[words, ...jobLabel(term)].flatMap(rootWays),
    ...literal,
    ...(kind === "skill" && label ? scored([label.it, label.en].flatMap(inPhrase), 0) : []),
    // A known name has no typo. Skipping the fuzzy clauses for it saves most of the work of the query.
    ...(forgiving && (kind === "words" || term.corrected) ? forgivingWays(term.words) : []),
  ];
}
