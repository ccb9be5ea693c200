import type { ExtractedValue } from "@orbita/contract";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import { isKnownTitle, titleNoun } from "../lexicon/knowledge.ts";
import * as words from "../lexicon/words.ts";
import { mail, phoneLike } from "../segment/evidence.ts";
import type { Paragraph } from "../segment/paragraphs.ts";
import { foundText, joinPieces } from "../segment/piece.ts";
import type { ResumeSection } from "../segment/segment.ts";

/**
 * Reads the summary: the text of the surest summary section. A section under a heading is surer than a section that was found by its
 * content.
 */
export function readSummary(sections: readonly ResumeSection[]): ExtractedValue<string> | null {
  const sure = Math.max(0, ...sections.map((section) => section.sure));
  const best =
    sections.find((section) => section.sure === sure && section.body.length > 0) ??
    sections.find(({ body }) => body.length > 0);
  if (!best) return null;
  return foundText(joinPieces(best.body.map(({ piece }) => piece)), 0.97 * best.sure);
}

/** Reads the headline: the professional title under the person's name. */
export function readHeadline(about: readonly Paragraph[]): ExtractedValue<string> | null {
  for (const { text, piece, periods } of about.slice(0, 4)) {
    const count = foldedWordsOf(text).length;
    if (count > 14 || periods.length > 0 || mail.test(text) || phoneLike.test(text) || words.personal.test(fold(text)))
      continue;
    const [first = ""] = text.split(/\s+[|·–-]\s+|,\s|\bat\b|\bpresso\b/u);
    if (isKnownTitle(first) || titleNoun(first) >= 1 || words.titleWords.test(fold(first)))
      return foundText(piece, 0.8);
  }
  return null;
}
