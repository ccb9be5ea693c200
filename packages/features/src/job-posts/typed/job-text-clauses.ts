import { inWords, nearWord, startsWord, weightOf, wordsOf, type FieldWeights } from "@orbita/platform";
import { wordsIn } from "../../lexicon/index.ts";
import { asksRemote, isSubject, remoteCode, type JobTerm } from "./job-term.ts";

type Clause = Record<string, unknown>;

const anyOf = (should: readonly Clause[], least = 1): Clause =>
  should.length === 1 ? should[0]! : { bool: { should, minimum_should_match: least } };
const within = (field: string, values: readonly string[]): Clause[] =>
  values.length === 0 ? [] : [{ terms: { [field]: [...values] } }];
const has = (field: string, value: string): Clause => ({ term: { [field]: { value } } });
const inPhrase = (words: string): Clause[] =>
  ["it", "en"].map((language) => ({ match_phrase: { [`text.${language}`]: { query: words } } }));

/**
 * Maximum distance in kilometres between a job and a place that the text names, the same as in the usual search around a
 * place.
 */
const nearKm = 30;

/** The words of a term without stop words. */
const plainWords = ({ words }: JobTerm): string => wordsOf(words.replaceAll(/[,;:!?/]/g, " ")).join(" ");

/**
 * The score of each way to match, per typed word: a name in the title scores most, then general kinds, skills, related jobs,
 * and other names. The highest score is below the difference between a word in the title and a word in the skills (see
 * `jobPostIndex`), so that posts with the typed words in their titles come first.
 */
const worth = {
  title: 5,
  head: 4,
  group: 3,
  skill: 3,
  titleForms: 2,
  parts: 2,
  broader: 2,
  root: 1,
  skillForms: 1,
} as const;
const conditionWorth = { exact: 6, near: 2 } as const;

type ScoredClause = { readonly clause: Clause; readonly worth: number };
const scored = (clauses: readonly Clause[], points: number): ScoredClause[] =>
  clauses.map((clause) => ({ clause, worth: points }));

function placeWays({ place }: JobTerm, remote: boolean): ScoredClause[] {
  if (!place) return [];
  const around = place.point ? [{ geo_distance: { distance: `${nearKm}km`, place: place.point } }] : [];
  return [
    ...scored([has(place.field, place.name)], conditionWorth.exact),
    ...scored(around, conditionWorth.near),
    // If the text also asks for remote work, a fully remote job is near every place.
    ...scored(remote ? [has("workplaceType", remoteCode)] : [], conditionWorth.near),
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

const shortestRoot = 6;

/**
 * Matches titles by the root of an Italian job name: "magazziniere" and "magazzino", "saldatore" and "saldatura",
 * "sviluppatore" and "sviluppo".
 */
function rootWays(words: string): ScoredClause[] {
  const [word, ...others] = wordsIn(words);
  if (!word || others.length > 0) return [];
  const roots = [/(?:ator|ier|ist)$/, /or$/].map((ending) => word.form.replace(ending, ""));
  const root = roots.find((one) => one !== word.form && one.length >= shortestRoot);
  return root ? scored([startsWord("titleWords", root)], worth.root) : [];
}

type WaysContext = { readonly remote: boolean; readonly forgiving: boolean };

const clauseOf = (term: JobTerm, context: WaysContext): Clause =>
  anyOf(waysOf(term, context).map(({ clause }) => clause));

const partsClause = ({ parts }: JobTerm, context: WaysContext): Clause[] =>
  parts.length < 2 ? [] : [{ bool: { filter: parts.map((part) => clauseOf(part, { ...context, forgiving: false })) } }];

/** All ways in which a post can match the term, with their scores. */
function waysOf(term: JobTerm, context: WaysContext): ScoredClause[] {
  const { remote, forgiving } = context;
  const words = plainWords(term);
  const literal = scored([inWords("text", words)], 0);
  if (term.kind === "place") return [...placeWays(term, remote), ...literal];
  if (term.code) return [...scored([has(term.code.field, term.code.value)], conditionWorth.exact), ...literal];
  const { ids, heads, groups, kind, label, isCorrected } = term;
  return [
    ...scored(within("titleNames", ids), worth.title),
    ...scored(within("titleNames", heads), worth.head),
    ...scored(within("titleGroups", groups), worth.group),
    ...scored(within("skills", ids), worth.skill),
    ...scored([inWords("titleForms", words)], worth.titleForms),
    ...scored(within("skillNames", ids), worth.broader),
    ...scored([inWords("skillForms", words)], worth.skillForms),
    ...scored(partsClause(term, context), worth.parts),
    ...rootWays(words),
    ...literal,
    ...(kind === "skill" && label ? scored([label.it, label.en].flatMap(inPhrase), 0) : []),
    // A known name has no typo. Skipping the fuzzy clauses for it saves most of the work of the query.
    ...(forgiving && (kind === "words" || isCorrected) ? forgivingWays(words) : []),
  ];
}

/** The clause for a parsed text: every term must match in at least one of its ways. */
export function termsClause(terms: readonly JobTerm[]): Clause {
  const context = { remote: asksRemote(terms), forgiving: false };
  return { bool: { filter: terms.map((term) => clauseOf(term, context)) } };
}

/**
 * The clause for a text that no post matches in full: at least half of the terms that describe the job itself must match, with
 * typos tolerated. The conditions of the job (place, hours, contract) only order the results, unless the text has no other
 * terms.
 */
export function forgivingClause(terms: readonly JobTerm[]): Clause {
  const context = { remote: asksRemote(terms), forgiving: true };
  const subjects = terms.filter(isSubject);
  const needed = subjects.length > 0 ? subjects : terms;
  return anyOf(
    needed.map((term) => clauseOf(term, context)),
    Math.max(1, Math.ceil(needed.length / 2)),
  );
}

const countWords = (words: string): number => words.split(/\s+/).length;

/**
 * The clauses that score a text: each word as typed, as in every search by relevance, and each parsed term by its best way.
 * Both scores add up, so that posts with the typed words come first. Scores are whole numbers, so that a cursor over them
 * stays valid.
 */
export function scoreOfTerms(
  text: string,
  terms: readonly JobTerm[],
  weights: FieldWeights,
  forgiving: boolean,
): Clause[] {
  const context = { remote: asksRemote(terms), forgiving };
  const understood = terms.flatMap((term): Clause[] => {
    const times = isSubject(term) ? countWords(plainWords(term)) : 1;
    const queries = waysOf(term, context)
      .filter((way) => way.worth > 0)
      .map(({ clause, worth: points }) => ({ constant_score: { boost: points * times, filter: clause } }));
    return queries.length === 0 ? [] : [{ dis_max: { queries } }];
  });
  return [...weightOf(text, weights, false), ...understood];
}
