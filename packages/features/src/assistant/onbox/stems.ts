import { concepts } from "./concepts.ts";

/**
 * A light stemmer for both languages at once: removes number, gender, and verb and noun endings. At least four letters stay, so
 * that short words are compared as they are.
 */
const endings =
  /(?<=^.{4,})(?:azioni|azione|amenti|amento|imenti|imento|atrici|atrice|atori|atore|itori|itore|ations|ation|ements|ement|ments|ment|ando|endo|ings|ing|ers|er|ed|ato|ata|ati|ate|uto|uta|uti|ute|ito|ita|iti|ite|are|ere|ire|iamo|ano|ono|avo|ava|evo|eva|ivo|iva|io|ia|ie|ii|es|s|[aeio])$/u;

const known = new Map<string, string>();
/** The maximum number of cached words, because questions bring new words all the time. */
const mostKnown = 50_000;

export const stemOf = (low: string): string => low.replace(endings, "");

const conceptOf = new Map<string, string>();
for (const concept of concepts) {
  const words = concept.split(/\s+/).filter(Boolean);
  for (const word of words) {
    const stem = stemOf(word);
    if (!conceptOf.has(stem)) conceptOf.set(stem, `=${words[0]}`);
  }
}

/** The key for comparing words: the concept, if several words in both languages mean the same, otherwise the stem. */
export function meaningOf(low: string): string {
  const earlier = known.get(low);
  if (earlier !== undefined) return earlier;
  const stem = stemOf(low);
  const meaning = conceptOf.get(stem) ?? stem;
  if (known.size >= mostKnown) known.clear();
  known.set(low, meaning);
  return meaning;
}

const word = /[\p{L}\p{N}]+(?:\+\+|[+#](?![\p{L}\p{N}]))?/gu;

/** The meanings of the words of a text, in order; expects lower case without accents. */
export const meaningsIn = (low: string): { meaning: string; from: number; to: number }[] =>
  Array.from(low.matchAll(word), ({ 0: found, index }) => ({
    meaning: meaningOf(found),
    from: index,
    to: index + found.length,
  }));
