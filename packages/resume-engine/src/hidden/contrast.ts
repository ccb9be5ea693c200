import { remembered } from "../lexicon/remembered.ts";

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
