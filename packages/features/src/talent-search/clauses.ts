import { canSlip, inWords, nearWord } from "@orbita/platform";
import type { SearchCriterion } from "./criteria.ts";
import { languageToken, levelToken, mostYears, yearsToken } from "./tokens.ts";

export type QueryClause = Record<string, unknown>;

export const anyOf = (should: readonly QueryClause[], least = 1): QueryClause =>
  should.length === 1 ? should[0]! : { bool: { should, minimum_should_match: least } };
const term = (field: string, value: string): QueryClause => ({ term: { [field]: { value } } });

/** The only fields in which typos are tolerated. A long text almost always contains a word that differs by one letter. */
const weighty = ["titleWords", "skillWords"];

const inPhrase = (words: string): QueryClause =>
  anyOf(["it", "en"].map((language) => ({ match_phrase: { [`text.${language}`]: { query: words } } })));

/** The clause that matches the words of a criterion as typed, in any field. */
export const wordsClause = ({ words, id, isPhrase }: SearchCriterion): QueryClause =>
  isPhrase || /\s/.test(words ?? id) ? inPhrase(words ?? id) : inWords("text", words ?? id);

const slippedWords = (one: SearchCriterion): QueryClause =>
  canSlip(one.id) ? anyOf([wordsClause(one), ...weighty.map((field) => nearWord(field, one.id))]) : wordsClause(one);

/** The clause that a document must match to meet a search criterion. */
export function matchedClause(one: SearchCriterion, slips = false): QueryClause {
  const { kind, id, minYears, level, skillLevel, orAbove } = one;
  if (one.place) return term(one.place.field, one.place.name);
  if (kind === "words") {
    const said = slips ? slippedWords(one) : wordsClause(one);
    return one.heads.length > 0 ? anyOf([said, { terms: { occupations: [...one.heads] } }]) : said;
  }
  if (kind === "occupation")
    return anyOf([term("occupations", id), ...(one.words === null ? [term("roles", id)] : [])]);
  if (kind === "language")
    return level === null ? term("languages", id) : term("languageLevels", languageToken(id, level));
  if (kind === "education") return term(orAbove ? "educationLevels" : "education", id);
  if (minYears !== null && minYears > 0) return term("skillYears", yearsToken(id, Math.min(mostYears, minYears)));
  if (skillLevel !== null) return term("skillLevels", levelToken(id, skillLevel));
  return term("skills", id);
}

/**
 * The clause for a near match of a criterion: a related skill, the same skill for less time, the language at another level, or an occupation of the
 * same group. If a text was understood as a name, its literal words also count, because the name may not have been meant.
 */
export function relatedClause(one: SearchCriterion): QueryClause | null {
  const { kind, id, level, minYears, skillLevel, near } = one;
  if (kind === "language") return level === null ? null : term("languages", id);
  // For a place, a resume is a near match if the person lives elsewhere and the resume names the place: a job there, a company, a school.
  if (one.place) return inPhrase(one.place.name);
  if (kind !== "skill" && kind !== "occupation") return null;
  const ids = kind === "skill" && (minYears !== null || skillLevel !== null) ? [id, ...near] : [...near];
  const ways = [
    ...(ids.length > 0 ? [{ terms: { [kind === "skill" ? "skills" : "occupationGroups"]: ids } }] : []),
    ...(one.words === null ? [] : [wordsClause(one)]),
  ];
  return ways.length > 0 ? anyOf(ways) : null;
}

/** Clauses for documents in which the skill or occupation was used in the last twelve months (`now`), or in the last three years (`lately`). */
export function recentClauses({ kind, id }: SearchCriterion): { now: QueryClause; lately: QueryClause | null } | null {
  if (kind === "skill") return { now: term("skillsNow", id), lately: term("skillsLately", id) };
  return kind === "occupation" ? { now: term("occupationsNow", id), lately: null } : null;
}
