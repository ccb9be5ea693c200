import { concepts } from "./concepts.ts";

/**
 * Light, for both languages at once: what tells one from many, a man from a woman, and a verb from its noun. Four letters stay,
 * so that short words are compared as they are.
 */
const endings =
  /(?<=^.{4,})(?:azioni|azione|amenti|amento|imenti|imento|atrici|atrice|atori|atore|itori|itore|ations|ation|ements|ement|ments|ment|ando|endo|ings|ing|ers|er|ed|ato|ata|ati|ate|uto|uta|uti|ute|ito|ita|iti|ite|are|ere|ire|iamo|ano|ono|avo|ava|evo|eva|ivo|iva|io|ia|ie|ii|es|s|[aeio])$/u;

const known = new Map<string, string>();
/** Questions bring new words for ever: a process remembers so many. */
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

/** What a word is compared by: its concept, where several words of two languages mean the same, or else its stem. */
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

/** The meanings of a text's words, in their order; the text in small letters and without accents. */
export const meaningsIn = (low: string): { meaning: string; from: number; to: number }[] =>
  Array.from(low.matchAll(word), ({ 0: found, index }) => ({
    meaning: meaningOf(found),
    from: index,
    to: index + found.length,
  }));
