import { isPlain, parseQuery, type Filter } from "@orbita/contract";
import { canSlip } from "@orbita/platform";
import type { SkillRelations } from "../evidence/index.ts";
import { anyOf, matchedClause, relatedClause, wordsClause, type QueryClause } from "./clauses.ts";
import { wantedBy, withNear, type SearchCriterion } from "./criteria.ts";
import {
  type Lexicon,
  nearName,
  type SearchTerm,
  type SearchTree,
  understandTree,
  understandWords,
  wantedIn,
} from "../lexicon/index.ts";

/**
 * A parsed search text. Without operators it is a list of optional terms, which are ranked (`soft`). With operators it is an
 * exact condition (`tree`).
 */
type ParsedSearchText = { readonly soft: readonly SearchTerm[] } | { readonly tree: SearchTree };
/** The parsed form of each search text, by the text as typed. */
export type ParsedTexts = ReadonlyMap<string, ParsedSearchText>;

/** Whether the search text has an explicit AND, which means that all words must match. */
const saysAnd = (text: string): boolean => /(?:^|\s)AND(?:\s|$)/.test(text);

export function understandText(filters: readonly Filter[], lexicon: Lexicon): ParsedTexts {
  const texts = filters.filter(({ f }) => f === "text").flatMap(({ v }) => [v].flat() as string[]);
  return new Map(
    texts.flatMap((text) => {
      const query = parseQuery(text);
      if (query === null) return [];
      const asked =
        isPlain(query) && !saysAnd(text)
          ? { soft: understandWords(text, lexicon) }
          : { tree: understandTree(query, lexicon) };
      return [[text, asked] as const];
    }),
  );
}

export const termsOf = (texts: ParsedTexts): SearchTerm[] =>
  [...texts.values()].flatMap((asked) => ("soft" in asked ? asked.soft : wantedIn(asked.tree)));

/** Minimum number of optional terms that must match: one of two, two of three, three of five. */
const leastOf = (wishes: number): number => Math.max(1, Math.ceil(wishes / 2));

/** The clause of documents that meet at least half of the criteria, or have something related. */
export const atLeastHalf = (criteria: readonly SearchCriterion[]): QueryClause =>
  anyOf(
    criteria.map((one) => anyOf([matchedClause(one), relatedClause(one) ?? []].flat())),
    leastOf(criteria.length),
  );

type TextClauseContext = {
  readonly relations: SkillRelations;
  readonly lexicon: Lexicon;
  /** Words of the search text for which typos are tolerated. */
  readonly slipping: ReadonlySet<string>;
};

/** The query clause for a parsed search text. Search returns only documents that match this clause. */
export function textClause(
  asked: ParsedSearchText | undefined,
  { relations, lexicon, slipping }: TextClauseContext,
): QueryClause {
  const wanted = (term: SearchTerm) => withNear(wantedBy(term), relations, lexicon);
  const matched = (term: SearchTerm) => matchedClause(wanted(term), slipping.has(term.words));
  const wished = (term: SearchTerm): QueryClause => anyOf([matched(term), relatedClause(wanted(term)) ?? []].flat());
  /** The clause of a search term: matches the name that it was understood as, or its literal words. */
  const said = (term: SearchTerm): QueryClause =>
    term.named ? anyOf([matched(term), wordsClause(wanted(term))]) : matched(term);
  const held = (tree: SearchTree): QueryClause => {
    if (tree.kind === "term") return said(tree.term);
    if (tree.kind === "not") return { bool: { must_not: [held(tree.of)] } };
    return tree.kind === "and" ? { bool: { filter: tree.of.map(held) } } : anyOf(tree.of.map(held));
  };
  if (asked === undefined) return { match_all: {} };
  if ("tree" in asked) return held(asked.tree);
  return anyOf(asked.soft.map(wished), leastOf(asked.soft.length));
}

/** The search terms that may contain a typo. */
export const doubtful = (texts: ParsedTexts): SearchTerm[] =>
  termsOf(texts).filter(
    ({ named, place, isPhrase, words }) => named === null && place === null && !isPhrase && canSlip(words),
  );

/**
 * Corrects typos in parsed search texts: a word that matches no document becomes the nearest known name, if there is one within
 * the tolerated number of typos.
 */
export function forgive(texts: ParsedTexts, slipping: ReadonlySet<string>, lexicon: Lexicon): ParsedTexts {
  const better = (term: SearchTerm): SearchTerm =>
    term.named === null && slipping.has(term.words) ? { ...term, named: nearName(term.words, lexicon) } : term;
  const betterIn = (tree: SearchTree): SearchTree => {
    if (tree.kind === "term") return { kind: "term", term: better(tree.term) };
    return tree.kind === "not" ? tree : { kind: tree.kind, of: tree.of.map(betterIn) };
  };
  return new Map(
    [...texts].map(([text, asked]) => [
      text,
      "soft" in asked ? { soft: asked.soft.map(better) } : { tree: betterIn(asked.tree) },
    ]),
  );
}
