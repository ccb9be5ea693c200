import { aliasesIn, skills as taxonomy } from "../assistant/reference.ts";
import { inside, upper } from "../assistant/render.ts";
import type { Lang } from "../assistant/trades/trade.ts";
import type { FitHalf } from "./data.ts";
import type { FitIdentity } from "./identity.ts";
import type { CareerJob } from "./people.ts";

/** Endings of names of people: "caldaista" and "heat pump installer" fit no sentence about a task. */
const worker = {
  it: /^\p{L}+(?:ista|tore|trice|iere|iera|aio|aia|ario|aria)(?: |$)/iu,
  en: /(?:er|or|ist|man)$/iu,
} as const;
/** Aliases of a skill in this language that name the work and not the worker. */
export const workAliases = (code: string, lang: Lang): string[] =>
  aliasesIn(taxonomy.get(code)!, lang).filter((alias) => !worker.it.test(alias) && !worker.en.test(alias));

/** The names of a skill that CVs of this half use: its label, and every second alias. */
export function skillNames(code: string, half: FitHalf, lang: Lang): string[] {
  const parity = half === "tuning" ? 0 : 1;
  return [taxonomy.get(code)![lang], ...workAliases(code, lang).filter((_, position) => position % 2 === parity)];
}

/** Fills the gaps of a sentence; a gap that ends with "o" is an Italian word with a feminine form. */
export const fillSentence = (text: string, values: Readonly<Record<string, string>>, sex: FitIdentity["sex"]): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    if (name.endsWith("o")) return sex === "f" ? `${name.slice(0, -1)}a` : name;
    const value = values[name.toLowerCase()] ?? "";
    return name === "S" ? upper(value) : name === "s" || name === "t" ? inside(value) : value;
  });

export const formOf = (title: string, sex: FitIdentity["sex"]): string =>
  title.split("/")[sex === "f" ? 1 : 0] ?? title;
/** The title of a job, as this person writes it. */
export function fitTitleOf({ occupation: { titles }, title }: CareerJob, { sex }: FitIdentity, lang: Lang): string {
  if (lang === "it") return titles.it[title % titles.it.length]![sex];
  return formOf(titles.en[title % titles.en.length]!, sex);
}
