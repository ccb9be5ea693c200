import { readFileSync } from "node:fs";
import type { Random } from "../random.ts";

export type TradeProfile = {
  key: string;
  sector: string;
  titles: string[];
  tasks: string[];
  skills: string[];
  studies: string[];
  papers: string[];
};
type ResumeLanguage = "it" | "en";

const rowsOf = (file: URL): string[][] =>
  readFileSync(file, "utf8").trimEnd().split("\n").slice(1).map((row) => row.split("\t")); // prettier-ignore

const read: Partial<Record<ResumeLanguage, TradeProfile[]>> = {};
/** The trades of a language with their vocabulary. */
export function tradesOf(lang: ResumeLanguage): TradeProfile[] {
  read[lang] ??= rowsOf(new URL(`trades.${lang}.tsv`, import.meta.url)).map((row) => {
    const [key, sector, ...lists] = row;
    const [titles, tasks, skills, studies, papers] = lists.map((text) => text.split("|"));
    return {
      key: key!,
      sector: sector!,
      titles: titles!,
      tasks: tasks!,
      skills: skills!,
      studies: studies!,
      papers: papers!,
    };
  });
  return read[lang];
}

let all: string[][] | undefined;
/** A random job title from the three thousand of the reference data, so that the titles are not only those of the trades. */
export function otherTitle(random: Random, lang: ResumeLanguage, woman: boolean): string {
  all ??= rowsOf(new URL("../../../../db/seed/reference/occupations.tsv", import.meta.url));
  const row = random.pick(all);
  const title = lang === "en" ? row[4]! : row[woman ? 3 : 2]!;
  return title.includes("/") ? title.split("/")[0]! : title;
}
