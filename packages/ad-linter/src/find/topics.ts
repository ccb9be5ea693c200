import { ageLists, ageTitle, ageWords } from "../words/age.ts";
import { belief, beliefLists } from "../words/belief.ts";
import { employerAnonymous, employerLists } from "../words/employer.ts";
import { lists } from "../words/lists.ts";
import { family, nationality, peopleLists, sexRequired } from "../words/people.ts";
import { contracts, promiseLists, travels, workplace } from "../words/promises.ts";
import { availability, nativeSpeaker, payHistory, refundOnly, termLists, unpaid } from "../words/terms.ts";
import { appearance, health, traitLists } from "../words/traits.ts";
import type { NormalisedText } from "./text.ts";
import { findAll, finderOf, type PhraseIndex, type PhraseMatch } from "./ways.ts";

/** All topics of the linter that are found with word tables, each with its phrases. */
const topics = {
  sexRequired,
  nationality,
  family,
  appearance,
  belief,
  health,
  payHistory,
  availability,
  unpaid,
  refundOnly,
  nativeSpeaker,
  ageWords,
  ageTitle,
  employerAnonymous,
  ...workplace,
  ...contracts,
  ...travels,
};

/** The finder is built on first use, so that importing this module costs nothing. */
let finder: PhraseIndex | undefined;
const known = new WeakMap<NormalisedText, Map<string, PhraseMatch[]>>();

/** The matches of a topic in a text. The first call searches all topics at once. */
export function placesOf(text: NormalisedText, topic: string): PhraseMatch[] {
  finder ??= finderOf(topics, {
    ...lists,
    ...peopleLists,
    ...traitLists,
    ...beliefLists,
    ...termLists,
    ...ageLists,
    ...employerLists,
    ...promiseLists,
  });
  const found = known.get(text) ?? findAll(text, finder);
  known.set(text, found);
  return found.get(topic) ?? [];
}
