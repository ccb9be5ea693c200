import type { OccupationIndexRow } from "./occupation-book.ts";
import { isGenericTitle } from "./occupation-words.ts";
import { contentWordsIn } from "./query-words.ts";

/** Maximum number of occupations of one kind. A word that more occupations share is too general to mean all of them. */
const mostHeaded = 150;

/** Number of occupations from which on a word is a general kind of job rather than another word for one of them. */
export const generalFrom = 3;

/** The aliases of an occupation, without words that are general kinds of jobs: "technician" alone does not mean the inseminator. */
export const specificAliases = (aliases: readonly string[], heads: ReadonlyMap<string, readonly string[]>): string[] =>
  aliases.filter((alias) => {
    const [word, ...others] = contentWordsIn(alias);
    if (!word || others.length > 0) return true;
    return !isGenericTitle(word.low) && (heads.get(word.form)?.length ?? 0) < generalFrom;
  });

/**
 * The occupations of each kind, by the word for the kind. In Italian this word comes first ("sviluppatore web"), in English
 * last ("web developer").
 */
export function headsOf(rows: readonly OccupationIndexRow[]): Map<string, readonly string[]> {
  const heads = new Map<string, Set<string>>();
  for (const { id, itMasculine, en } of rows)
    for (const word of [contentWordsIn(itMasculine)[0], contentWordsIn(en).at(-1)])
      if (word && word.form.length > 3) heads.set(word.form, (heads.get(word.form) ?? new Set()).add(id));
  return new Map([...heads].filter(([, ids]) => ids.size <= mostHeaded).map(([form, ids]) => [form, [...ids]]));
}

/** Minimum share of a word's occupations that another word also means, if both are the same kind. */
const kinShare = 0.25;

/** The words for the same kind of job in both languages, without their endings. "Addetto" is no kind: it is the first word of any job. */
export function kinOf(rows: readonly Pick<OccupationIndexRow, "itMasculine" | "en">[]): Map<string, readonly string[]> {
  const pairs = rows.flatMap(({ itMasculine, en }) => {
    const [it, last] = [contentWordsIn(itMasculine)[0], contentWordsIn(en).at(-1)];
    if (!it || !last || it.form === last.form || isGenericTitle(it.low) || isGenericTitle(last.low)) return [];
    return [[it.form, last.form] as const];
  });
  const both = [...pairs, ...pairs.map(([one, other]) => [other, one] as const)];
  return new Map(
    [...Map.groupBy(both, ([one]) => one)].map(([form, all]) => {
      const others = Map.groupBy(all, ([, other]) => other);
      const isKin = ({ length }: { length: number }) => length > 1 && length >= all.length * kinShare;
      return [form, [...others].filter(([, same]) => isKin(same)).map(([other]) => other)];
    }),
  );
}
