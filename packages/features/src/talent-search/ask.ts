import { isPlain, parseQuery, type Filter } from "@orbita/contract";
import { canSlip } from "@orbita/platform";
import type { Relations } from "../evidence/index.ts";
import { anyOf, matchedClause, relatedClause, wordsClause, type Clause } from "./clauses.ts";
import { wantedBy, withNear } from "./criteria.ts";
import type { Lexicon } from "./lexicon.ts";
import { nearName } from "./near-name.ts";
import { understandTree, understandWords, wantedIn, type Term, type Tree } from "./understand.ts";

/** A parsed text: a list of wishes or, with operators, an exact condition. */
type ParsedSearchText = { readonly soft: readonly Term[] } | { readonly tree: Tree };
/** Keyed by the text. */
export type Texts = ReadonlyMap<string, ParsedSearchText>;

/** An explicit AND between words means that all of them must match. */
const saysAnd = (text: string): boolean => /(?:^|\s)AND(?:\s|$)/.test(text);

export function understand(filters: readonly Filter[], lexicon: Lexicon): Texts {
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

export const termsOf = (texts: Texts): Term[] =>
  [...texts.values()].flatMap((asked) => ("soft" in asked ? asked.soft : wantedIn(asked.tree)));

/** Not every wish must match: one of two, two of three, three of five. */
const leastOf = (wishes: number): number => Math.max(1, Math.ceil(wishes / 2));

type TextClauseContext = {
  readonly relations: Relations;
  readonly lexicon: Lexicon;
  /** Words for which typos are tolerated. */
  readonly slipping: ReadonlySet<string>;
};

/** The clause that a document must match to be an answer to the text. */
export function textClause(
  asked: ParsedSearchText | undefined,
  { relations, lexicon, slipping }: TextClauseContext,
): Clause {
  const wanted = (term: Term) => withNear(wantedBy(term), relations, lexicon);
  const matched = (term: Term) => matchedClause(wanted(term), slipping.has(term.words));
  const wished = (term: Term): Clause => anyOf([matched(term), relatedClause(wanted(term)) ?? []].flat());
  /** A known name, or the literal words. */
  const said = (term: Term): Clause => (term.named ? anyOf([matched(term), wordsClause(wanted(term))]) : matched(term));
  const held = (tree: Tree): Clause => {
    if (tree.kind === "term") return said(tree.term);
    if (tree.kind === "not") return { bool: { must_not: [held(tree.of)] } };
    return tree.kind === "and" ? { bool: { filter: tree.of.map(held) } } : anyOf(tree.of.map(held));
  };
  if (asked === undefined) return { match_all: {} };
  if ("tree" in asked) return held(asked.tree);
  return anyOf(asked.soft.map(wished), leastOf(asked.soft.length));
}

/** Words that may contain a typo. */
export const doubtful = (texts: Texts): Term[] =>
  termsOf(texts).filter(
    ({ named, place, isPhrase, words }) => named === null && place === null && !isPhrase && canSlip(words),
  );

/** The same texts, where a word that matches no document may become a known name one letter away. */
export function forgive(texts: Texts, slipping: ReadonlySet<string>, lexicon: Lexicon): Texts {
  const better = (term: Term): Term =>
    term.named === null && slipping.has(term.words) ? { ...term, named: nearName(term.words, lexicon) } : term;
  const betterIn = (tree: Tree): Tree => {
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
