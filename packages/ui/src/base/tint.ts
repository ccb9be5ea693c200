/**
 * A number derived from a text. The same text always gives the same number, so that an avatar keeps its colour on every page and
 * machine.
 */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  // Mixes the high bits in: with the low bits alone, similar names would share the same few tints.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Up to two initials, from the first and the last word. */
export function initialsOf(name: string): string {
  const words = name
    .normalize("NFC")
    .split(/[\s\-_./]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => /[\p{L}\p{N}]/u.exec(word ?? "")?.[0] ?? "")
    .join("")
    .toLocaleUpperCase();
}

/** Background colours of Spaces, dark enough for white letters (7:1) in both colour schemes. */
const spaceTints = [
  "#0e4a43",
  "#22456b",
  "#8a3b12",
  "#3b2b52",
  "#2f5d2a",
  "#27313f",
  "#6b4a2b",
  "#5f5a1c",
  "#7c2a3e",
  "#39506b",
] as const;

/** The colour of a Space that has no image of its own. */
export const spaceTint = (seed: string): string => spaceTints[hashOf(seed) % spaceTints.length] ?? spaceTints[0];
