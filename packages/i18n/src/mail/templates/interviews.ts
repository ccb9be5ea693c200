import type { TemplateSet } from "../texts.ts";
import { base, facts, quoted, type InterviewParams, type TimeParams } from "./interview-parts.ts";

export type InterviewMailParams = {
  /**
   * `items` has one proposed time per line: its text and the URL that selects it, separated by a tab. `moved` is set if the proposed
   * times replace a time that was agreed.
   */
  interviewProposed: InterviewParams & {
    items: string;
    zone: string;
    words: string;
    by: string;
    day: string;
    moved: string;
  };
  interviewConfirmed: InterviewParams & TimeParams;
  /** `words` is the message of the other side. It may be empty, and so may `when`. */
  interviewCancelled: InterviewParams & TimeParams & { words: string; why: string };
  interviewTomorrow: InterviewParams & TimeParams;
  interviewSoon: InterviewParams & TimeParams;
};

export const interviewMails: TemplateSet<InterviewMailParams> = {
  interviewProposed: {
    it: {
      ...base.it,
      subject: "{space} ti propone un colloquio: scegli l’orario",
      preview: "Il colloquio è per “{post}”. Puoi rispondere fino a {day}.",
      title: "Scegli l’orario del colloquio",
      said: true,
      paragraphs: [
        "{space} ti propone un colloquio per “{post}”. Scegli l’orario che preferisci.",
        "{items}",
        "Gli orari sono nel tuo fuso: {zone}",
        "Come: {how}\nCon: {with}",
        "Puoi rispondere fino a {day}.",
        {
          where: "moved",
          words: "L’orario fissato prima non vale più: il file allegato lo annulla nel tuo calendario.",
        },
      ],
      button: { label: "Scegli orario", href: "{link}" },
      small: ["Se nessun orario ti va bene, puoi chiederne altri dalla stessa pagina."],
    },
    en: {
      ...base.en,
      subject: "{space} invites you to an interview: pick a time",
      preview: "The interview is for “{post}”. You can reply until {day}.",
      title: "Pick a time for your interview",
      said: true,
      paragraphs: [
        "{space} would like to interview you for “{post}”. Pick the time that works for you.",
        "{items}",
        "Times are in your time zone: {zone}",
        "How: {how}\nWith: {with}",
        "You can reply until {day}.",
        {
          where: "moved",
          words: "The time you agreed on earlier no longer applies: the attached file cancels it in your calendar.",
        },
      ],
      button: { label: "Pick a time", href: "{link}" },
      small: ["If none of the times work for you, you can ask for others on the same page."],
    },
  },
  interviewConfirmed: {
    it: {
      ...base.it,
      subject: "Colloquio fissato: {whom}, {shortWhen}",
      preview: "In allegato trovi il file per il calendario.",
      title: "Colloquio fissato",
      paragraphs: [
        "Il colloquio con {whom} per “{post}” è fissato.",
        facts.it,
        "Aggiungilo al calendario con il file allegato.",
      ],
    },
    en: {
      ...base.en,
      subject: "Interview confirmed: {whom}, {shortWhen}",
      preview: "The file for your calendar is attached.",
      title: "Interview confirmed",
      paragraphs: [
        "Your interview with {whom} for “{post}” is confirmed.",
        facts.en,
        "Add it to your calendar with the attached file.",
      ],
    },
  },
  interviewCancelled: {
    it: {
      ...base.it,
      subject: "Colloquio con {whom} annullato",
      preview: "Il colloquio era per “{post}”.",
      title: "Il colloquio è stato annullato",
      paragraphs: [
        "Il colloquio con {whom} per “{post}” è stato annullato.",
        { where: "why", words: "{why}" },
        quoted.it,
        { where: "when", words: "Orario annullato: {when} ({zone})" },
      ],
    },
    en: {
      ...base.en,
      subject: "Interview with {whom} cancelled",
      preview: "The interview was for “{post}”.",
      title: "The interview has been cancelled",
      paragraphs: [
        "The interview with {whom} for “{post}” has been cancelled.",
        { where: "why", words: "{why}" },
        quoted.en,
        { where: "when", words: "Cancelled time: {when} ({zone})" },
      ],
    },
  },
  interviewTomorrow: {
    it: {
      ...base.it,
      subject: "Colloquio con {whom}, {shortWhen}",
      preview: "{how}",
      title: "Promemoria del colloquio",
      paragraphs: ["Ti ricordiamo il colloquio con {whom} per “{post}”.", facts.it],
    },
    en: {
      ...base.en,
      subject: "Interview with {whom}, {shortWhen}",
      preview: "{how}",
      title: "Interview reminder",
      paragraphs: ["This is a reminder of your interview with {whom} for “{post}”.", facts.en],
    },
  },
  interviewSoon: {
    it: {
      ...base.it,
      subject: "Fra un’ora hai il colloquio con {whom}",
      preview: "{shortWhen}, {how}",
      title: "Il colloquio è fra un’ora",
      paragraphs: ["Fra un’ora hai il colloquio con {whom} per “{post}”.", facts.it],
    },
    en: {
      ...base.en,
      subject: "Your interview with {whom} is in an hour",
      preview: "{shortWhen}, {how}",
      title: "Your interview is in an hour",
      paragraphs: ["Your interview with {whom} for “{post}” is in an hour.", facts.en],
    },
  },
};
