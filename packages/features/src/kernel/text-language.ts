import type { ServerLanguage } from "@orbita/contract";

const italian =
  /\b(?:il|lo|la|gli|le|un|una|di|del|della|dei|delle|che|per|con|da|nel|nella|siamo|sono|chi|non|più|ogni|è|e)\b/giu;
const english = /\b(?:the|a|an|of|and|for|with|from|in|to|we|are|is|who|that|our|not|more|every|since|you)\b/giu;

/** Detects the language of a text by its common words; null if they are inconclusive. */
export function textLanguage(text: string): ServerLanguage | null {
  const [it, en] = [text.match(italian)?.length ?? 0, text.match(english)?.length ?? 0];
  if (it === en) return null;
  return it > en ? "it" : "en";
}
