import { textLanguage } from "../kernel/text-language.ts";
import type { AdLanguage, SpaceFacts } from "./facts.ts";
import type { ParagraphLine } from "./paragraph.ts";
import { ended } from "./wording.ts";

const maxLength = 360;

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
