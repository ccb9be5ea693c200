import { canSlip, inWords, nearWord } from "@orbita/platform";
import type { SearchCriterion } from "./criteria.ts";
import { languageToken, levelToken, mostYears, yearsToken } from "./tokens.ts";

export type Clause = Record<string, unknown>;

export const anyOf = (should: readonly Clause[], least = 1): Clause =>
  should.length === 1 ? should[0]! : { bool: { should, minimum_should_match: least } };
const term = (field: string, value: string): Clause => ({ term: { [field]: { value } } });

/** Fields in which typos are tolerated: a long text always contains some word that is one letter away. */
const weighty = ["titleWords", "skillWords"];

const inPhrase = (words: string): Clause =>
  anyOf(["it", "en"].map((language) => ({ match_phrase: { [`text.${language}`]: { query: words } } })));

/** Matches the words as typed, in any field. */
export const wordsClause = ({ words, id, isPhrase }: SearchCriterion): Clause =>
  isPhrase || /\s/.test(words ?? id) ? inPhrase(words ?? id) : inWords("text", words ?? id);

const slippedWords = (one: SearchCriterion): Clause =>
  canSlip(one.id) ? anyOf([wordsClause(one), ...weighty.map((field) => nearWord(field, one.id))]) : wordsClause(one);

/** The clause that a document must match to meet the criterion. */
export function matchedClause(one: SearchCriterion, slips = false): Clause {
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
 * A near match: a related skill, the same skill for less time, the language at another level, an occupation of the same group; or
 * the literal words, if a text was understood as a name but may not have been meant so.
 */
export function relatedClause(one: SearchCriterion): Clause | null {
  const { kind, id, level, minYears, skillLevel, near } = one;
  if (kind === "language") return level === null ? null : term("languages", id);
  // People who live elsewhere and whose resume names the place: a job there, a company, a school.
  if (one.place) return inPhrase(one.place.name);
  if (kind !== "skill" && kind !== "occupation") return null;
  const ids = kind === "skill" && (minYears !== null || skillLevel !== null) ? [id, ...near] : [...near];
  const ways = [
    ...(ids.length > 0 ? [{ terms: { [kind === "skill" ? "skills" : "occupationGroups"]: ids } }] : []),
    ...(one.words === null ? [] : [wordsClause(one)]),
  ];
  return ways.length > 0 ? anyOf(ways) : null;
}

/** Used in the last twelve months, and in the last three years. */
export function recentClauses({ kind, id }: SearchCriterion): { now: Clause; lately: Clause | null } | null {
  if (kind === "skill") return { now: term("skillsNow", id), lately: term("skillsLately", id) };
  return kind === "occupation" ? { now: term("occupationsNow", id), lately: null } : null;
}
