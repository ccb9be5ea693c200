import type { Hit } from "../ad.ts";
import { rawSpan, type Text } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";
import { likeWritten } from "./gendered-title.ts";

const tongue =
  /(?:(?:di|a livello|livello|un|una) )?(?:madre ?-?lingua|lingua madre)|(?:first|mother) language|mother[- ]tongue|native(?:[- ](?:level|speak(?:ers|er|ing)|proficiency|fluency|command))?/;

/** A level instead of a birth: D.Lgs. 215/2003, art. 2. */
export function nativeSpeaker(text: Text): Hit[] {
  return placesOf(text, "nativeSpeaker").map(({ start, end, words }) => {
    const word = tongue.exec(words);
    const from = start + (word?.index ?? 0);
    const fix = rawSpan(text, from, word ? from + word[0].length : end);
    const level = /lingua/.test(words) ? "livello C2" : "C2 level";
    return {
      rule: "nativeSpeaker" as const,
      ...rawSpan(text, start, end),
      fix: { ...fix, text: likeWritten(text.raw.slice(fix.start, fix.start + 1), level) },
    };
  });
}
