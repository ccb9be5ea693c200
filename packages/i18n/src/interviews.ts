import type { InterviewWay, ServerLanguage } from "@orbita/contract";

type Words = {
  /** Of an entry in a calendar. */
  readonly title: (whom: string, what: string) => string;
  readonly file: string;
  readonly how: (way: InterviewWay, place: string | null, minutes: number) => string;
};

const ways: Record<ServerLanguage, Record<InterviewWay, string>> = {
  it: { video: "in video", onSite: "in sede", phone: "per telefono" },
  en: { video: "by video", onSite: "on site", phone: "by phone" },
};

const howIn =
  (language: ServerLanguage, minutesWord: string) =>
  (way: InterviewWay, place: string | null, minutes: number): string =>
    `${minutes} ${minutesWord}, ${ways[language][way]}${place ? `: ${place}` : ""}`;

const words: Record<ServerLanguage, Words> = {
  it: { title: (whom, what) => `Colloquio: ${whom}, ${what}`, file: "colloquio.ics", how: howIn("it", "minuti") },
  en: { title: (whom, what) => `Interview: ${whom}, ${what}`, file: "interview.ics", how: howIn("en", "minutes") },
};

/** What mails, files and pages say of an interview alike. */
export const interviewWords = (language: ServerLanguage): Words => words[language];
