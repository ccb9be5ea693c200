import type { HiddenText } from "@orbita/contract";
import { remembered } from "../lexicon/remembered.ts";
import type { TextStyle } from "../lines/word/styles.ts";

/** Returns the luminance of a colour. It is cached, because it is computed for each letter of a page, and most letters have the same colour. */
const luminance = remembered((colour): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
});

/** The contrast of two colours (#rrggbb), from 1 (indistinguishable) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

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
