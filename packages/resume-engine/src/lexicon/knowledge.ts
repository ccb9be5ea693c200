import { readFileSync } from "node:fs";
import { skillNames, type SkillName } from "../skills/skill-names.ts";
import { fold, wordsOf } from "./fold.ts";

/** What the product's reference data know, read when first asked for; made by src/cli/lexicon.ts. */
const data = new URL("../../data/", import.meta.url);
const rows = (name: string) =>
  readFileSync(new URL(name, data), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

export type KnownSkill = { code: string; soft: boolean };
const skillRows = once(() => rows("skills.tsv"));
const skills = once(
  () =>
    new Map(
      skillRows().flatMap(([name, code, kind, mark]) =>
        mark === "w" ? [] : [[name!, { code: code!, soft: kind === "s" }] as const],
      ),
    ),
);
/** By a name as it stands in the list: evidence of what a text is. */
export const skillOf = (text: string): KnownSkill | null => skills().get(fold(text)) ?? null;

const rankOf = (mark = ""): SkillName["rank"] =>
  mark.startsWith("p") ? "proper" : mark.startsWith("o") ? "own" : "other";
const names = once(() =>
  skillNames(
    skillRows().map(([name, id, , mark]) => ({
      name: name!,
      id: id!,
      rank: rankOf(mark),
      isLicence: Boolean(mark?.includes("l")),
      language: mark?.includes("i") ? "it" : mark?.includes("e") ? "en" : undefined,
    })),
    (word) => titles().words.has(word) || places().has(word) || languages().has(word),
  ),
);
const softSkills = once(() => new Set(skillRows().flatMap(([, code, kind]) => (kind === "s" ? code! : []))));
/** By however people write it, of what is known to be a skill. */
export function skillMeant(text: string): KnownSkill | null {
  const code = names().find(text);
  return code === null ? null : { code, soft: softSkills().has(code) };
}

const languages = once(() => new Map(rows("languages.tsv").map(([name, code]) => [name!, code!])));
export const languageOf = (text: string): string | null => languages().get(fold(text)) ?? null;

const places = once(() => new Map(rows("places.tsv").map(([name, thousands]) => [name!, Number(thousands)])));
/** Thousands of inhabitants of the largest place of that name; null for what is no place. */
export const placeOf = (text: string): number | null => places().get(fold(text)) ?? null;

const areas = once(
  () => new Set([...rows("provinces.tsv").flatMap(([, name, region]) => [name!, region!]), ...countries]),
);
const provinces = once(() => new Set(rows("provinces.tsv").map(([code]) => code!)));
export const isProvince = (code: string): boolean => provinces().has(code);
/** Regions, provinces, countries: where a city is, never the city. */
export const isArea = (text: string): boolean =>
  areas().has(fold(text)) || /^(?:greater )?.{3,20} (?:area|metropolitan area|county)$/u.test(fold(text));

const countries =
  `italia italy regno unito|united kingdom|uk|england|inghilterra|scotland|scozia|wales|galles|ireland|irlanda|northern ireland|france|francia|germany|germania|
spain|spagna|portugal|portogallo|switzerland|svizzera|austria|belgium|belgio|netherlands|paesi bassi|the netherlands|olanda|poland|polonia|sweden|svezia|norway|norvegia|denmark|danimarca|
finland|finlandia|greece|grecia|croatia|croazia|slovenia|romania|hungary|ungheria|czech republic|repubblica ceca|united states|usa|u.s.a|stati uniti|canada|australia|new zealand|
india|china|cina|japan|giappone|brazil|brasile|argentina|mexico|messico|texas|california|new york state|florida|massachusetts|illinois|washington state|colorado|georgia|
ticino|europe|europa|uae|united arab emirates|emirati arabi uniti|turkey|turchia|luxembourg|lussemburgo|malta|singapore|remote|da remoto|remoto|hybrid|ibrido|full remote`
    .replace("italia italy", "italia|italy|")
    .split("|")
    .map((name) => name.trim())
    .filter(Boolean);

/** Job titles, and the nouns that they are made with: Italian begins with it, English ends with it. */
const titles = once(() => {
  const whole = new Set<string>();
  const all = new Set<string>();
  const nouns = { it: new Map<string, number>(), en: new Map<string, number>() };
  for (const [title, language] of rows("titles.tsv") as [string, "it" | "en"][]) {
    whole.add(title);
    const words = wordsOf(title);
    for (const word of words) all.add(word);
    const noun = language === "it" ? words[0]! : words.at(-1)!;
    if (noun.length > 2) nouns[language].set(noun, (nouns[language].get(noun) ?? 0) + 1);
  }
  return { whole, nouns, words: all };
});
export const isKnownTitle = (text: string): boolean => titles().whole.has(fold(text));

/** From 0 to 3: how much a text is made like a job title, by its noun. */
export function titleNoun(text: string): number {
  const { nouns } = titles();
  const words = wordsOf(text.replace(/\s*[(,–|].*$/u, ""));
  const preposition = words.findIndex((word) => ["of", "for", "in", "at", "to"].includes(word));
  const english = words[preposition > 0 ? preposition - 1 : words.length - 1];
  const italian = words[0];
  const seen = Math.max(
    nouns.en.get(english ?? "") ?? 0,
    nouns.it.get(italian ?? "") ?? 0,
    nouns.en.get(words.at(-1) ?? "") ?? 0,
  );
  return seen === 0 ? 0 : Math.min(3, 0.6 + Math.log2(seen) / 2.5);
}
