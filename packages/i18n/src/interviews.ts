import { productName, type InterviewFormat, type ServerLanguage } from "@orbita/contract";

type InterviewEndCause = "withdrawn" | "rejected" | "expired" | "accountDeleted";

type InterviewLabels = {
  /** The title of an interview's calendar entry: `whom` is the other side, `what` the job. */
  readonly title: (whom: string, what: string) => string;
  readonly file: string;
  /** The note that an interview was cancelled because its application ended; `who` is the candidate, or null if the candidate is the reader. */
  readonly ended: (cause: InterviewEndCause, who: string | null) => string;
  /** The note in a talent's mail that an interview is cancelled because the application ended. */
  readonly cancelledToo: (when: string) => string;
  readonly how: (way: InterviewFormat, place: string | null, minutes: number) => string;
};

const ways: Record<ServerLanguage, Record<InterviewFormat, string>> = {
  it: { video: "in video", onSite: "in sede", phone: "al telefono" },
  en: { video: "by video", onSite: "on site", phone: "by phone" },
};

const howIn =
  (language: ServerLanguage, minutesWord: string) =>
  (way: InterviewFormat, place: string | null, minutes: number): string =>
    `${minutes} ${minutesWord}, ${ways[language][way]}${place ? `: ${place}` : ""}`;

const ended: Record<ServerLanguage, InterviewLabels["ended"]> = {
  it: (cause, who) =>
    ({
      withdrawn: who === null ? "Hai ritirato la candidatura." : `${who} ha ritirato la candidatura.`,
      rejected: "La selezione per questa candidatura si è conclusa.",
      expired: "L’annuncio è stato chiuso.",
      accountDeleted: who === null ? "Hai chiesto di eliminare l’account." : `${who} non usa più ${productName}.`,
    })[cause],
  en: (cause, who) =>
    ({
      withdrawn: who === null ? "You withdrew your application." : `${who} withdrew their application.`,
      rejected: "This application is closed.",
      expired: "The job has been closed.",
      accountDeleted: who === null ? "You asked us to delete your account." : `${who} no longer uses ${productName}.`,
    })[cause],
};

const words: Record<ServerLanguage, InterviewLabels> = {
  it: {
    ended: ended.it,
    title: (whom, what) => `Colloquio: ${whom}, ${what}`,
    file: "colloquio.ics",
    cancelledToo: (when) => `Il colloquio di ${when} è stato annullato.`,
    how: howIn("it", "minuti"),
  },
  en: {
    ended: ended.en,
    title: (whom, what) => `Interview: ${whom}, ${what}`,
    file: "interview.ics",
    cancelledToo: (when) => `The interview on ${when} has been cancelled.`,
    how: howIn("en", "minutes"),
  },
};

/** Texts about an interview, shared by mails, files and pages. */
export const interviewWords = (language: ServerLanguage): InterviewLabels => words[language];
