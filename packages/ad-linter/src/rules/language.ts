import type { Hit } from "../ad.ts";
import { rawSpan, type Text } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";

/** D.Lgs. 215/2003, art. 2: an ad may require a level, not a native speaker. Only the author knows the level that the job needs. */
export const nativeSpeaker = (text: Text): Hit[] =>
  placesOf(text, "nativeSpeaker").map(({ start, end }) => ({
    rule: "nativeSpeaker" as const,
    ...rawSpan(text, start, end),
  }));
