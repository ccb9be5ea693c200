import type { OtherNames } from "../../ai-calls/index.ts";
import { casedOf, wordsOf } from "../../ai-calls/index.ts";
import { keyOf, wordsIn } from "../../talent-search/index.ts";
import type { Knowledge } from "../onbox/knowledge.ts";

const plainly = (name: string): string =>
  wordsOf(name)
    .map(({ low }) => low)
    .join(" ");

/** Synonyms from the taxonomy in both languages. Occupations have only their own labels, because other names for them are imprecise. */
export function otherNamesIn({ lexicon, familyOf }: Knowledge): OtherNames {
  return (name) => {
    const named = lexicon.written.get(keyOf(wordsIn(name)));
    if (!named) return [];
    const own = [named.label.it, named.label.en];
    if (named.kind === "occupation" && !own.some((label) => casedOf(label).toLowerCase() === name)) return [];
    const skill = named.kind === "skill" ? familyOf(named.id).find(({ by }) => by === "same") : undefined;
    return [...own, ...(skill?.names ?? [])].map(plainly);
  };
}
