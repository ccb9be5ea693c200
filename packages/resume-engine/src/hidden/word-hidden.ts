import type { HiddenText } from "@orbita/contract";
import type { TextStyle } from "../lines/word/styles.ts";
import { contrast } from "./contrast.ts";

/** Size in points below which letters are not legible. */
const tinySize = 3.5;
/** Contrast below which letters are invisible; black on white is 21. */
const leastContrast = 1.25;

/** The reason why words in this style are invisible; null if they are visible. */
export function whyHidden(style: TextStyle): HiddenText["reason"] | null {
  if (style.vanished) return "vanished";
  if (style.size < tinySize) return "tiny";
  return contrast(style.colour, style.ground ?? "#ffffff") < leastContrast ? "noInk" : null;
}
