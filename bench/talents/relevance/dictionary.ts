import { skills, titles } from "./reference.ts";

/**
 * The words of a text, in lower case and without accents. This file is the simplest name lookup (`readNames`): longest match first,
 * without correction of typing errors. Only the baselines use it, not the product.
 */
export const wordsIn = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}+#.]+/gu)
    ?.map((word) => word.replace(/\.+$/, ""))
    .filter(Boolean) ?? [];

type DictionaryCodes = { skills: Set<string>; titles: Set<string> };
const names = new Map<string, DictionaryCodes>();
function learn(name: string, kind: keyof DictionaryCodes, code: string) {
  const key = wordsIn(name).join(" ");
  const known = names.get(key) ?? { skills: new Set(), titles: new Set() };
  known[kind].add(code);
  names.set(key, known);
}
for (const { code, it, en, aliases } of skills.values())
  for (const name of [it, en, ...aliases]) learn(name, "skills", code);
for (const { code, masculine, feminine, en, alsoIt, alsoEn } of titles)
  for (const name of [masculine, feminine, en, ...alsoIt, ...alsoEn]) learn(name, "titles", code);

const longest = 7;

export function readNames(text: string, { short = true } = {}): DictionaryCodes {
  const words = wordsIn(text);
  const found: DictionaryCodes = { skills: new Set(), titles: new Set() };
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const key = words.slice(at, at + length).join(" ");
      const known = key.length > 2 || short ? names.get(key) : undefined;
      if (!known) continue;
      for (const code of known.skills) found.skills.add(code);
      for (const code of known.titles) found.titles.add(code);
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}
