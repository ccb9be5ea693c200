import { readdirSync } from "node:fs";
import { readRecords, splitCell as listed } from "../records.ts";
import type { Lang, BilingualString } from "./trades/trade.ts";

const folder = new URL("../../../db/seed/reference/", import.meta.url);

const recordsOf = (name: string) => readRecords(new URL(name, folder));

export type ReferenceSkill = BilingualString & {
  readonly code: string;
  readonly aliases: readonly string[];
  readonly every: readonly string[];
};
export type ReferenceLanguage = BilingualString & { readonly code: string };

const fold = (text: string) => text.toLowerCase();

function readSkills(): ReferenceSkill[] {
  const files = readdirSync(new URL("skills/", folder)).filter((name) => !/^(categories|relations)\./.test(name));
  const rows = files.flatMap((name) => recordsOf(`skills/${name}`));
  const uses = new Map<string, number>();
  for (const row of rows)
    for (const name of new Set([row["it"]!, row["en"]!, ...listed(row["aliases"])].map(fold)))
      uses.set(name, (uses.get(name) ?? 0) + 1);
  const trades = new Set(
    recordsOf("occupations.tsv").flatMap((row) =>
      [row["it_m"]!, row["it_f"]!, row["en"]!, ...listed(row["aliases_it"]), ...listed(row["aliases_en"])].map(fold),
    ),
  );
  return rows.map((row) => ({
    code: row["code"]!,
    it: row["it"]!,
    en: row["en"]!,
    every: [row["it"]!, row["en"]!, ...listed(row["aliases"])],
    // Leaves out ambiguous aliases: names of several skills, names of occupations, and names of up to three letters.
    aliases: listed(row["aliases"]).filter(
      (name) => name.length > 3 && uses.get(fold(name)) === 1 && !trades.has(fold(name)),
    ),
  }));
}

export const skills: ReadonlyMap<string, ReferenceSkill> = new Map(readSkills().map((skill) => [skill.code, skill]));
export const referenceLanguages: ReadonlyMap<string, ReferenceLanguage> = new Map(
  recordsOf("vocabulary/language.tsv").map((row) => [
    row["code"]!,
    { code: row["code"]!, it: row["it"]!, en: row["en"]! },
  ]),
);
const looksItalian = (name: string) =>
  /[àèìòù’']| (di|del|della|delle|dei|e|con|al|alla|per|da) /iu.test(name) ||
  name.split(" ").every((word) => /[aeio]$/u.test(word));
/** The aliases of a skill in this language, as far as their spelling shows the language. Acronyms belong to both languages. */
export const aliasesIn = ({ aliases }: ReferenceSkill, language: Lang): string[] =>
  aliases.filter((name) => /^[A-Z0-9+./ -]+$/u.test(name) || looksItalian(name) === (language === "it"));
export const namesOf = ({ it, en, aliases }: ReferenceSkill): string[] => [...new Set([it, en, ...aliases])];

const broader = new Map<string, string[]>();
const near = new Map<string, Set<string>>();
for (const { code = "", relation, other = "" } of recordsOf("skills/relations.tsv")) {
  if (relation === "narrower") broader.set(code, [...(broader.get(code) ?? []), other]);
  near.set(code, (near.get(code) ?? new Set()).add(other));
  near.set(other, (near.get(other) ?? new Set()).add(code));
}

/** Whether a skill implies the wanted skill, such as React and JavaScript: the wanted skill is broader, directly or through others. */
export function isCaseOf(code: string, wanted: string, seen = new Set<string>()): boolean {
  if (seen.has(code)) return false;
  seen.add(code);
  return (broader.get(code) ?? []).some((other) => other === wanted || isCaseOf(other, wanted, seen));
}
/** Whether the vocabulary relates the two skills directly, in any way. */
export const isRelated = (code: string, other: string): boolean => near.get(code)?.has(other) ?? false;
/** The skill itself and all skills at most two relations away from it, of any kind of relation. */
export function nearTo(code: string): readonly ReferenceSkill[] {
  const first = [...(near.get(code) ?? [])];
  const codes = new Set([code, ...first, ...first.flatMap((other) => [...(near.get(other) ?? [])])]);
  return [...codes].flatMap((other) => skills.get(other) ?? []);
}
