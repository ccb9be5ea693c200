import { ageLists, ageTitle, ageWords } from "../words/age.ts";
import { belief, beliefLists } from "../words/belief.ts";
import { employerAnonymous, employerLists } from "../words/employer.ts";
import { lists } from "../words/lists.ts";
import { family, nationality, peopleLists, sexRequired } from "../words/people.ts";
import { contracts, promiseLists, travels, workplace } from "../words/promises.ts";
import { availability, nativeSpeaker, payHistory, refundOnly, termLists, unpaid } from "../words/terms.ts";
import { appearance, health, traitLists } from "../words/traits.ts";
import type { Text } from "./text.ts";
import { findAll, finderOf, type Finder, type Match } from "./ways.ts";

/** Every topic that is found by tables of words. */
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

/** Made when first asked for: nobody pays for it by importing. */
let finder: Finder | undefined;
const known = new WeakMap<Text, Map<string, Match[]>>();

/** Where the text speaks of a topic. All topics are looked for at once, the first time that one is asked for. */
export function placesOf(text: Text, topic: string): Match[] {
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
