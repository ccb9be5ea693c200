import type { PrintedResume, PrintLanguage } from "../printed.ts";
import { durationIn, periodIn } from "./dates.ts";
import type { ViewEntry, LinkedText } from "./view.ts";
import { wordsIn } from "./words.ts";

const joined = (...parts: (string | null)[]): string => parts.filter((part) => part !== null && part !== "").join(", ");

const linked = (text: string, url: string | null): LinkedText | null => (text === "" ? null : { text, url });

export const paragraphsOf = (text: string | null): string[] =>
  (text ?? "").split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));

/** An entry for a job. If the job has no title, the company takes its place. */
export const experienceEntry =
  (language: PrintLanguage, undated = false) =>
  (entry: PrintedResume["experience"][number]): ViewEntry => ({
    title: entry.title || entry.company,
    org: linked(joined(entry.title === "" ? null : entry.company, entry.city), entry.companyUrl),
    when: undated ? durationIn(entry, language) : periodIn(entry, language),
    paragraphs: paragraphsOf(entry.description),
    points: entry.tasks,
    note: null,
  });

export const educationEntry =
  (language: PrintLanguage) =>
  (entry: PrintedResume["education"][number]): ViewEntry => ({
    title: joined(entry.degreeTitle || entry.institution, entry.grade),
    org: linked(entry.degreeTitle === "" ? "" : (entry.institution ?? ""), null),
    when: periodIn(entry, language),
    paragraphs: paragraphsOf(entry.description),
    points: [],
    note: entry.thesis ? `${wordsIn(language).thesis}: ${entry.thesis}` : null,
  });

type DatedEntry = LinkedText & { when: string | null };

export const certificationLine =
  (language: PrintLanguage) =>
  ({ name, issuer, start, end, url }: PrintedResume["certifications"][number]): DatedEntry => ({
    text: joined(name, issuer),
    url,
    when: periodIn({ start, end, isCurrent: false }, language),
  });

export const courseLine =
  (language: PrintLanguage) =>
  (course: PrintedResume["courses"][number]): DatedEntry => ({
    text: joined([course.name, course.topics.join(", ")].filter((part) => part !== "").join(": "), course.provider),
    url: null,
    when: periodIn(course, language),
  });
