import type { Block } from "./blocks.ts";
import type { PredictedJob, ResumeTruth } from "../prediction.ts";

export type UnseenJob = PredictedJob & { city?: string };
/** A function that lays out a CV. */
export type LayoutFunction = (person: UnseenPerson) => Block[];
export type UnseenPerson = ResumeTruth & { lang: "it" | "en" };

const months = {
  it: [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
  ],
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
};

/** Formats a month or a year as people write it in CVs. */
export const long = (date: string, lang: "it" | "en") =>
  date.length === 4 ? date : `${months[lang][Number(date.slice(5)) - 1]} ${date.slice(0, 4)}`;
export const short = (date: string, lang: "it" | "en") =>
  date.length === 4 ? date : `${months[lang][Number(date.slice(5)) - 1]!.slice(0, 3)} ${date.slice(0, 4)}`;
export const digits = (date: string, between = "/") =>
  date.length === 4 ? date : `${date.slice(5)}${between}${date.slice(0, 4)}`;

type DateRange = { start?: string | null; end?: string | null; isCurrent?: boolean };
export const span = (entry: DateRange, say: (date: string) => string, now: string, between = " – ") =>
  `${say(entry.start!)}${between}${entry.isCurrent ? now : say(entry.end!)}`;

export const fullName = ({ contacts }: UnseenPerson) => `${contacts!.firstName} ${contacts!.lastName}`;
export const jobs = (person: UnseenPerson) => (person.experience ?? []) as UnseenJob[];
export const told = (job: UnseenJob) => [job.description, ...(job.tasks ?? [])].filter(Boolean).join(". ");
/** Returns the description and the tasks of a job, one per line. */
export const done = (job: UnseenJob): string[] =>
  [job.description, ...(job.tasks ?? [])].filter((text) => typeof text === "string" && text !== "") as string[];
export const names = (list: (string | { name: string })[] = []) =>
  list.map((item) => (typeof item === "string" ? item : item.name));

/** Lists the languages with their levels: "Italiano madrelingua", "Inglese B2", with the given separator. */
export const spoken = (
  { languages = [], lang }: UnseenPerson,
  between: string,
  native = lang === "it" ? "madrelingua" : "native",
) => languages.map((language) => `${language.name}${between}${language.native ? native : language.level}`);

export const and = (list: string[], word: string) =>
  list.length < 2 ? (list[0] ?? "") : `${list.slice(0, -1).join(", ")} ${word} ${list.at(-1)}`;
