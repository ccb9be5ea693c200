import { ageLists } from "./words/age.ts";
import { beliefLists } from "./words/belief.ts";
import { lists } from "./words/lists.ts";
import { peopleLists } from "./words/people.ts";
import { traitLists } from "./words/traits.ts";

/** The phrase search, for callers with their own tables, and the words for people that the rules know. */
export { textOf } from "./find/text.ts";
export { findAll, finderOf, type Finder, type Match, type Ways } from "./find/ways.ts";

export const peopleWords = { ...lists, ...peopleLists, ...traitLists, ...beliefLists, ...ageLists } as const;
