import type { Hit } from "../ad.ts";
import { rawSpan, type Text } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";

/** A level instead of a birth: D.Lgs. 215/2003, art. 2. Which level the job needs, only the author knows. */
export const nativeSpeaker = (text: Text): Hit[] =>
  placesOf(text, "nativeSpeaker").map(({ start, end }) => ({
    rule: "nativeSpeaker" as const,
    ...rawSpan(text, start, end),
  }));
