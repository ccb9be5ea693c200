import { ageLists } from "./words/age.ts";
import { beliefLists } from "./words/belief.ts";
import { lists } from "./words/lists.ts";
import { peopleLists } from "./words/people.ts";
import { traitLists } from "./words/traits.ts";

/** Exports the phrase search of the linter for other packages, and the words about people that the linter's rules use. */
export { textOf } from "./find/text.ts";
export { joinLists } from "./find/words.ts";
export { findAll, finderOf, type PhraseIndex, type PhraseMatch, type PhraseGroup } from "./find/ways.ts";

export const peopleWords = { ...lists, ...peopleLists, ...traitLists, ...beliefLists, ...ageLists } as const;
