import { isLittle } from "@orbita/platform";
import { plainText } from "../evidence/index.ts";
import { formOf } from "./occupation-words.ts";

/** A word of a search query: its normalised forms and its position. */
export type QueryWord = { readonly low: string; readonly form: string; readonly from: number; readonly to: number };

/** Matches a word of a query. "C++", "C#" and "B2" are single words; "Node.js" is always two. */
const word = /[\p{L}\p{N}]+(?:\+\+|[+#](?![\p{L}\p{N}]))?/gu;

export function wordsIn(text: string): QueryWord[] {
  return Array.from(plainText(text.normalize("NFC")).low.matchAll(word), ({ 0: low, index }) => ({
    low,
    form: formOf(low),
    from: index,
    to: index + low.length,
  }));
}

/** Words such as "looking for" that only express the search itself; a resume is not better for containing them. */
const asking = new Set(
  `cerco cerchiamo cercasi cerca trovare trova trovami vorrei serve servono persona persone candidato candidati candidata profilo profili figura
  risorsa chi che sia con senza abbia ha sappia conosca conoscenza conoscenze competenza competenze esperienza esperienze esperto esperta lavoro
  almeno anni anno buona buono buon ottima ottimo livello zona vicino presso
  looking find need someone somebody people person who knows has have can candidate candidates profile profiles experience experienced expert
  knowledge skill skills years year yrs level good least near based living who's job as is are in on from`.split(/\s+/),
);

export const isAsking = ({ low }: QueryWord): boolean => asking.has(low);

/** The words of a query without stop words; all words if nothing else is left. */
export function contentWords(words: readonly QueryWord[]): QueryWord[] {
  // "Patente D" is a licence; otherwise "d" is an Italian preposition.
  const isLicence = (low: string, at: number) => low === "d" && words[at - 1]?.low === "patente";
  const meant = words.filter(({ low }, at) => !isLittle(low) || isLicence(low, at));
  return meant.length > 0 ? meant : [...words];
}
export const contentWordsIn = (text: string): QueryWord[] => contentWords(wordsIn(text));

export const wordKeyOf = (words: readonly QueryWord[]): string => words.map(({ low }) => low).join(" ");
export const wordFormKeyOf = (words: readonly QueryWord[]): string => words.map(({ form }) => form).join(" ");
