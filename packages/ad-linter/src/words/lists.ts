import { joinLists } from "../find/words.ts";
import listsData from "./lists/shared.json" with { type: "json" };
/**
 * Word lists that several topics share: words that deny, request, wish or exclude, words for benefits, and words for the people
 * whom a service is for. See find/words.ts for the syntax; the words are in lower case without accents.
 */
export const lists = joinLists(listsData);
