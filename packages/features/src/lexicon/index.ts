export { loadBooks, type TaxonomyNameIndexes } from "./books.ts";
export {
  lexiconOf,
  type BilingualLabel,
  type Lexicon,
  type LexiconEntry,
  type LexiconPlace,
  type TaxonomyCodeRow,
} from "./lexicon.ts";
export { generalFrom } from "./job-kinds.ts";
export { loadLexicon } from "./load-lexicon.ts";
export { nearestName, nearName, slipsBetween } from "./near-name.ts";
export type { OccupationNameIndex } from "./occupation-book.ts";
export { occupationSkillsIn, type OccupationSkills } from "./occupation-skills.ts";
export { isGenericTitle, singleForm } from "./occupation-words.ts";
export { prefixIndexOf, type IndexedName, type PrefixIndex, type PrefixMatch } from "./prefix-index.ts";
export type { PlaceIndexEntry } from "./place-book.ts";
export { contentWordsIn, wordFormKeyOf, wordKeyOf, wordsIn, type QueryWord } from "./query-words.ts";
export { skillBook, type SkillNameIndex } from "./skill-book.ts";
export {
  expectsPlace,
  longestAt,
  termsIn,
  understandTree,
  understandWords,
  wantedIn,
  type PositionedTerm,
  type SearchTerm,
  type SearchTree,
} from "./understand.ts";
