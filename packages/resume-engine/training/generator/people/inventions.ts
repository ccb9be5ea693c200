import type { Random } from "../random.ts";
import { employers, schoolNames, wordEnds, wordHeads } from "./employers.ts";
import { familyEnds, familyHeads, firstNames, foreignNames } from "./names.ts";
import { townEnds, townHeads, towns } from "./places.ts";

type ResumeLanguage = "it" | "en";

export function familyOf(random: Random, lang: ResumeLanguage): string {
  if (random.chance(0.12)) return random.pick(foreignNames);
  const one = random.pick(familyHeads[lang]) + random.pick(familyEnds[lang]);
  return random.chance(0.05) ? `${one}-${random.pick(familyHeads[lang])}${random.pick(familyEnds[lang])}` : one;
}
const firstOf = (random: Random, lang: ResumeLanguage, woman: boolean): string =>
  random.pick(firstNames[lang][woman ? "f" : "m"].split(" "));

export function nameOf(random: Random, lang: ResumeLanguage, woman: boolean): { first: string; last: string } {
  const own = random.chance(0.92) ? lang : lang === "it" ? "en" : "it";
  const first = firstOf(random, own, woman);
  const second = random.chance(0.07) ? ` ${firstOf(random, own, woman)}` : "";
  return { first: first + second, last: familyOf(random, own) };
}
export const wordOf = (random: Random): string => random.pick(wordHeads) + random.pick(wordEnds);
export const cityOf = (random: Random, lang: ResumeLanguage): string =>
  random.chance(0.8) ? random.pick(towns[lang]) : `${random.pick(townHeads[lang])} ${random.pick(townEnds[lang])}`;

const filled = (random: Random, lang: ResumeLanguage, pattern: string, town: string): string =>
  pattern.replaceAll(/\{(\w)\}/gu, (_, key: string) => {
    if (key === "N") return familyOf(random, lang);
    if (key === "W") return wordOf(random);
    if (key === "F") return firstOf(random, lang, random.chance(0.5));
    return town;
  });

export const companyOf = (random: Random, lang: ResumeLanguage, sector: string): string =>
  filled(random, lang, random.pick(employers[random.chance(0.9) ? sector : "office"]![lang]), cityOf(random, lang));

export function schoolOf(random: Random, lang: ResumeLanguage, high: boolean, town: string): string {
  const fitting = schoolNames[lang].filter(
    (name) => /Universit|Politecnico|Accademia|Institute|Business/u.test(name) === high,
  );
  return filled(random, lang, random.pick(fitting), town);
}
