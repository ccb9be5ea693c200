import type { AdLanguage, SpaceFacts } from "./facts.ts";
import type { ParagraphLine } from "./paragraph.ts";
import { ended } from "./wording.ts";

const maxLength = 360;

const italian =
  /\b(?:il|lo|la|gli|le|un|una|di|del|della|dei|delle|che|per|con|da|nel|nella|siamo|sono|chi|non|più|ogni|è|e)\b/giu;
const english = /\b(?:the|a|an|of|and|for|with|from|in|to|we|are|is|who|that|our|not|more|every|since|you)\b/giu;

/** Detects the language by its common words; null if they are inconclusive. */
export function textLanguage(text: string): AdLanguage | null {
  const [it, en] = [text.match(italian)?.length ?? 0, text.match(english)?.length ?? 0];
  if (it === en) return null;
  return it > en ? "it" : "en";
}

/**
 * Lines from the Space's own texts: its headline, and the beginning of its description. Texts in another language than that of
 * the ad are left out.
 */
export function ownWords({ headline, description }: SpaceFacts, language: AdLanguage): ParagraphLine[] {
  const lines: ParagraphLine[] = [];
  if (headline?.trim() && textLanguage(headline) === language)
    lines.push({ text: ended(headline), from: ["space.headline"], own: [headline.trim()] });
  const opening = description?.trim().split(/\n\s*\n/)[0] ?? "";
  if (textLanguage(opening) !== language) return lines;
  let used = 0;
  for (const sentence of opening.replaceAll(/\s+/g, " ").split(/(?<=[.!?…])\s+(?=\p{Lu})/u)) {
    used += sentence.length;
    if (used > maxLength) break;
    lines.push({ text: ended(sentence), from: ["space.description"], own: [sentence.trim()] });
  }
  return lines;
}
