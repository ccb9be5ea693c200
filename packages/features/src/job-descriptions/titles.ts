import { fixed, lint, type Ad } from "@orbita/ad-linter";
import type { AdLanguage, JobAdFacts } from "./facts.ts";

/** Makes the linter's input from a job post and this description. */
export const adWith = ({ post, space, title }: JobAdFacts, language: AdLanguage, description = ""): Ad => ({
  lang: language,
  title: title[language] ?? post.title,
  description,
  questions: [],
  salaryMin: post.salaryMin ?? null,
  salaryMax: post.salaryMax ?? null,
  ccnl: post.ccnl ?? null,
  contractType: post.contractType ?? null,
  contractEconomicType: post.contractEconomicType ?? null,
  workplaceType: post.workplaceType ?? null,
  officePresence: post.officePresence ?? null,
  weeklyHours: post.weeklyHours ?? null,
  travelType: post.travelType ?? null,
  employer: { name: space.name, type: space.type, authorisation: space.authorisation },
  hiringCompany: post.hiringCompany ?? null,
});

/** A gender-neutral job title: the given title, with the linter's automatic fixes. */
function titleForEveryone(title: string, ad: Ad): string {
  let now: Ad = { ...ad, title };
  for (let turn = 0; turn < 5; turn++) {
    const finding = lint(now).find(({ field, fix }) => field === "title" && fix !== null);
    if (!finding) break;
    now = fixed(now, finding);
  }
  return now.title;
}

/** Removes gender marks from a title, because the list of job titles has "Infermiere" and not "Infermiere/a (m/f)". */
export const plainTitle = (title: string): string =>
  title
    .replaceAll(/\s*\([mfd]\/[mfd](?:\/[mfdx])?\)|\s+[mf]\/[mf]\b/gi, "")
    .replaceAll(/(?<=\p{L})\/\p{L}+/gu, "")
    .trim();

type JobTitleEntry = { readonly masculine: string; readonly en: string };

/** The given title in gender-neutral form, and its translation from the list of job titles. */
export function titlesOf(facts: Omit<JobAdFacts, "title">, known: JobTitleEntry | undefined): JobAdFacts["title"] {
  const { title, language } = facts.post;
  const nothing = { it: null, en: null };
  const forEveryone = (words: string, lang: AdLanguage) =>
    titleForEveryone(words, adWith({ ...facts, title: nothing }, lang));
  const own = forEveryone(title, language);
  if (language === "it") return { it: own, en: known ? forEveryone(known.en, "en") : null };
  return { en: own, it: known ? forEveryone(known.masculine, "it") : null };
}
