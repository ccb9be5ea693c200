import { joinLists, peopleWords } from "@orbita/ad-linter/grammar";
import { lifeLists } from "./protected-life.ts";
import { nationLists } from "./protected-nations.ts";
import protectedListsData from "./lists/protected.json" with { type: "json" };

/**
 * The linter's words for people, and words of users who ask about a person. See find/words.ts of the linter for the syntax.
 *
 * The lists in lists/protected.json:
 * - `job`: contexts of work that use words of protected topics (patients have illnesses, pupils have an age)
 * - `one`: words for the person whom a question is about
 * - `alike`: correct words that could be mistaken for a typo of a protected word
 * - `safe…`: words beside which a phrase of their topic is harmless
 */
export const protectedLists = { ...peopleWords, ...nationLists, ...lifeLists, ...joinLists(protectedListsData) };
