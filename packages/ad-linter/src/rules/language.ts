import type { RuleHit } from "../ad.ts";
import { rawSpan, type NormalisedText } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";

/**
 * Reports a requirement of a native speaker. D.Lgs. 215/2003, art. 2: an ad may require only a level, and only the author knows the
 * level that the job needs.
 */
export const findNativeSpeaker = (text: NormalisedText): RuleHit[] =>
  placesOf(text, "nativeSpeaker").map(({ start, end }) => ({
    rule: "nativeSpeaker" as const,
    ...rawSpan(text, start, end),
  }));
