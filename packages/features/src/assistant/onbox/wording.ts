import type { ResumeJob } from "./reading.ts";

type AnswerLanguage = "it" | "en";
type PeriodDates = { readonly start: string | null; readonly end: string | null; readonly isCurrent: boolean };

const months: Record<AnswerLanguage, readonly string[]> = {
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
};

/** A date in words, as precise as in the resume: a year stays a year. */
export function dateIn(date: string, language: AnswerLanguage): string {
  const month = date.length > 4 ? months[language][Number(date.slice(5, 7)) - 1] : undefined;
  return month ? `${month} ${date.slice(0, 4)}` : date.slice(0, 4);
}

const today: Record<AnswerLanguage, string> = { it: "oggi", en: "today" };

/** A period in words, such as "marzo 2019 – oggi"; empty if no date is known. */
export function periodIn({ start, end, isCurrent }: PeriodDates, language: AnswerLanguage): string {
  const from = start && dateIn(start, language);
  const until = isCurrent ? today[language] : end && dateIn(end, language);
  if (from && until) return from === until ? from : `${from} – ${until}`;
  if (from) return `${language === "it" ? "da" : "from"} ${from}`;
  return until && !isCurrent ? `${language === "it" ? "fino a" : "until"} ${until}` : "";
}
export function inBrackets(period: PeriodDates, language: AnswerLanguage): string {
  const words = periodIn(period, language);
  return words ? ` (${words})` : "";
}

export const jobName = ({ title, company }: Pick<ResumeJob, "title" | "company">): string =>
  [title, company]
    .map((word) => word.trim())
    .filter(Boolean)
    .join(", ");
export const jobIn = (job: ResumeJob, language: AnswerLanguage): string => jobName(job) + inBrackets(job, language);

/** A duration in words, such as "7,4 anni", "7.4 years" or "6 mesi". */
export function yearsText(years: number, language: AnswerLanguage): string {
  const count = Math.round(years * 12);
  if (years < 1)
    return language === "it" ? (count === 1 ? "1 mese" : `${count} mesi`) : count === 1 ? "1 month" : `${count} months`;
  const figure = language === "it" ? String(years).replace(".", ",") : String(years);
  return language === "it" ? (years === 1 ? "1 anno" : `${figure} anni`) : years === 1 ? "1 year" : `${figure} years`;
}

export function listIn(words: readonly string[], language: AnswerLanguage): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${language === "it" ? "e" : "and"} ${words.at(-1)}`;
}
/** Joins items of an answer with semicolons, because the items may contain commas. */
export const rowIn = (words: readonly string[]): string => words.join("; ");

/** Renders the same text in both languages, each with its own date format. */
export const inBothLanguages = (make: (language: AnswerLanguage) => string): { it: string; en: string } => ({
  it: make("it"),
  en: make("en"),
});
