import { inWords, nearWord, startsWord, weightOf, wordsOf, type FieldWeights } from "@orbita/platform";
import { contentWordsIn, generalFrom, isGenericTitle, wordFormKeyOf, wordKeyOf, wordsIn } from "../../lexicon/index.ts";
import { blank } from "./amounts-in-text.ts";
import { asksRemote, isCertainJob, isSubject, remoteCode, type JobTerm } from "./job-term.ts";

type Clause = Record<string, unknown>;

const anyOf = (should: readonly Clause[], least = 1): Clause =>
  should.length === 1 ? should[0]! : { bool: { should, minimum_should_match: least } };
const within = (field: string, values: readonly string[]): Clause[] =>
  values.length === 0 ? [] : [{ terms: { [field]: [...values] } }];
const has = (field: string, value: string): Clause => ({ term: { [field]: { value } } });
const inPhrase = (words: string): Clause[] =>
  ["it", "en"].map((language) => ({ match_phrase: { [`text.${language}`]: { query: words } } }));

/** How far from a place that the text names a job may be, as in the usual search around a place. */
const nearKm = 30;

/** The words of a term, without typing errors and stop words. */
const plainWords = ({ words, corrected }: JobTerm): string => wordKeyOf(contentWordsIn(corrected ?? words));

/**
 * The score of a way to match, for each typed word: a name in the title, then general kinds, skills, related jobs, and other names. A name
 * in the title is worth more than a word in it (`jobPostIndex`), because "Dental nurse" is no nurse; both together are worth most.
 */
const worth = {
  title: 16,
  /** A name in the title that the text calls by another one. */
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
  work: 6,
  headOfTitle: 4,
  skillForms: 1,
} as const;
const conditionWorth = { exact: 6, near: 2 } as const;
/** A place is worth more than the job where not everything must match: the right job in another town is out of reach. */
const forgivingPlaceWorth = { exact: 40, near: 30 } as const;

/** A way in which a post can match: with its title, its skills, or its terms. */
type ScoredClause = { readonly clause: Clause; readonly worth: number; readonly about: "title" | "skills" | "terms" };
const scored = (clauses: readonly Clause[], points: number, about: ScoredClause["about"] = "title"): ScoredClause[] =>
  clauses.map((clause) => ({ clause, worth: points, about }));

type WaysContext = { readonly remote: boolean; readonly forgiving: boolean };

function placeWays({ place, km }: JobTerm, { remote, forgiving }: WaysContext): ScoredClause[] {
  if (!place) return [];
  const points = forgiving ? forgivingPlaceWorth : conditionWorth;
  const around = place.point ? [{ geo_distance: { distance: `${km ?? nearKm}km`, place: place.point } }] : [];
  return [
    ...scored([has(place.field, place.name)], points.exact, "terms"),
    // Within a distance that was typed, every job fits.
    ...scored(around, km === undefined ? points.near : points.exact, "terms"),
    // A fully remote job is in reach of every place.
    ...scored(remote ? [has("workplaceType", remoteCode)] : [], points.near, "terms"),
  ];
}

/** The fields in which a typing error or the beginning of a word counts. */
const forgivingWorth = { titleWords: 6, titleForms: 3, skillWords: 2, nameWords: 2, skillForms: 1 } as const;

/** Ways to match a term with a typing error, or with the beginning of a word. */
const forgivingWays = (words: string): ScoredClause[] =>
  Object.entries(forgivingWorth).flatMap(([field, points]) => [
    ...scored([nearWord(field, words)], points),
    ...(words.length < 3 || words.includes(" ") ? [] : scored([startsWord(field, words)], points)),
  ]);

/** Whether a search engine reads a name as a single letter, which is no word: "C#", "R". */
const isOneLetter = (words: string): boolean => (words.match(/[\p{L}\p{N}]/gu) ?? []).length === 1;

const shortestRoot = 6;

/**
 * The root of a job, which its work has too: magazziniere and magazzino, saldatore and saldatura, sviluppatore and sviluppo; and in
 * English of a work, which its job has too: cleaning and cleaner.
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

const clauseOf = (term: JobTerm, context: WaysContext): Clause =>
  anyOf(waysOf(term, context).map(({ clause }) => clause));

/** The clause for the words of a name, each understood alone. All of them must match, or any of them where not everything must. */
function partsClause({ parts }: JobTerm, context: WaysContext): Clause[] {
  if (parts.length < 2) return [];
  const each = parts.map((part) => clauseOf(part, { ...context, forgiving: false }));
  return [context.forgiving ? anyOf(each) : { bool: { filter: each } }];
}

/** The Italian name of a job, whose root is also that of its work. */
const jobLabel = (term: JobTerm): string[] => (isCertainJob(term) && term.label ? [term.label.it] : []);

/** All ways in which a post can match the term, with their scores. */
function waysOf(term: JobTerm, context: WaysContext): ScoredClause[] {
  const { forgiving } = context;
  const words = plainWords(term);
  const literal = isOneLetter(words) ? [] : scored([inWords("text", words)], 0);
  if (term.salary !== undefined)
    return scored([{ range: { salaryMax: { gte: term.salary } } }], conditionWorth.exact, "terms");
  if (term.kind === "place") return [...placeWays(term, context), ...literal];
  if (term.code)
    return [...scored(within(term.code.field, term.code.values), conditionWorth.exact, "terms"), ...literal];
  const { ids, isOwnName, others, heads, groups, kind, label } = term;
  return [
    ...scored(within("titleNames", ids), isOwnName ? worth.title : worth.alias),
    ...scored(within("titleNames", heads), worth.head),
    ...scored(within("titleNames", others), worth.other),
    ...scored(within("titleKinds", ids), worth.kind),
    ...scored(within("titleKinds", heads), worth.kindOfKind),
    ...scored(term.kin.map((word) => inWords("titleHead", word)), worth.kin),
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
    // A known name has no typing error, and the fuzzy clauses are most of the work.
    ...(forgiving && (kind === "words" || term.corrected) ? forgivingWays(term.words) : []),
  ];
}

/** The clause of an understood text: every term must match, in one of its ways. */
export function termsClause(terms: readonly JobTerm[]): Clause {
  const context = { remote: asksRemote(terms), forgiving: false };
  const jobs = terms.filter(isCertainJob);
  const needed = terms.filter((term) => !isCertainJob(term)).map((term) => clauseOf(term, context));
  const anyJob = jobs.length > 0 ? [anyOf(jobs.map((term) => clauseOf(term, context)))] : [];
  return { bool: { filter: [...needed, ...anyJob] } };
}

/**
 * The clause for a text that no post matches in full: at least half of the terms about the job must match, with typos tolerated. The
 * place and the terms of the job only order the results.
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

/** A name of several words that a text has. */
const isLongName = (term: JobTerm): boolean => term.ids.length > 0 && countWords(plainWords(term)) > 1;

/** The share of its weight that a general word of a longer name has: a "sales agent" has little of a "travel agent". */
const generalShare = 1 / 3;

/** Scores a name of several words: in full where a field has all of them, and each word by itself. */
function nameScores(term: JobTerm, weights: FieldWeights): Clause[] {
  const name = plainWords(term);
  const words = name.split(" ");
  const isGeneral = (word: string) =>
    isGenericTitle(word) || term.parts.some((part) => part.heads.length >= generalFrom && part.words.toLowerCase() === word);
  const little = Object.fromEntries(
    Object.entries(weights).map(([field, weight]) => [field, Math.ceil(weight * generalShare)]),
  );
  const queries = Object.entries(weights).map(([field, weight]) => ({
    constant_score: { boost: weight * words.length, filter: inWords(field, name) },
  }));
  return [
    { dis_max: { queries } },
    ...words.flatMap((word) => weightOf(word, isGeneral(word.toLowerCase()) ? little : weights, false)),
  ];
}

const formKeyOf = (word: string): string => wordFormKeyOf(wordsIn(word));

/** Scores the words that name the job of a title: a "Contabile, studio associato" is one, a "Geometra contabile" hardly. */
const headScores = (words: string): Clause[] =>
  wordsOf(words)
    .filter((word) => !isGenericTitle(word))
    .map((word) => ({ constant_score: { boost: worth.headOfTitle, filter: inWords("titleHead", formKeyOf(word)) } }));

const countWords = (words: string): number => words.split(/\s+/).length;

/**
 * The clauses that score a text: each word as typed, as in every search by relevance, and each understood term by the best way in which
 * the title has it, and by the best one in which the skills have it. All add up, so that a post that says it twice comes first. Scores
 * are whole numbers, so that a cursor over them stays valid.
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
    const ways = Object.values(Object.groupBy(waysOf(term, context), ({ about }) => about));
    return ways.flatMap((some): Clause[] => {
      const queries = some
        .filter((way) => way.worth > 0)
        .map(({ clause, worth: points }) => ({ constant_score: { boost: points * times, filter: clause } }));
      return queries.length === 0 ? [] : [{ dis_max: { queries } }];
    });
  });
  const names = terms.filter((term) => isSubject(term) && (isLongName(term) || term.corrected));
  const rest = blank(
    text,
    names.map(({ from, words }) => ({ from, to: from + words.length })),
  );
  const written = rest.split(/[\s,]+/).filter((word) => !isOneLetter(word));
  return [
    ...weightOf(written.join(" "), weights, false),
    ...names.flatMap((term) => nameScores(term, weights)),
    ...terms.filter((term) => isSubject(term) && !isLongName(term)).flatMap((term) => headScores(plainWords(term))),
    ...understood,
  ];
}
