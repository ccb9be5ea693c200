import { joinLists } from "../find/words.ts";
import listsData from "./lists/shared.json" with { type: "json" };
/**
 * Word lists that the tables of all topics share: words that deny, request, wish or exclude, and words for benefits and for the
 * people whom the work serves. `stem*` is a prefix, `two_words` a sequence, `$list` another list; the words are
 * in lower case without accents. See find/words.ts.
 */
export const lists = joinLists(listsData);
