export {
  factOf,
  isSmall,
  joins,
  namedOtherwise,
  noOtherNames,
  partsBefore,
  factPositions,
  type GroundingFact,
  type SynonymLookup,
} from "./cover.ts";
export { groundedIn } from "./grounded-in.ts";
export { givesOrders } from "./instructions.ts";
export { carriesMoreThanWords, givesVerdict } from "./never-said.ts";
export { isYear, timeUnits } from "./numbers.ts";
export { casedOf } from "./plain-text.ts";
export { stemsOf } from "./stems.ts";
export { saysTheSame } from "./same-meaning.ts";
export { months, smallWords } from "./small-words.ts";
export { clausesOf, voiceOf, type ClausePolarity } from "./voice.ts";
export { isProper, wordsOfText, type SourceWord } from "./words.ts";
