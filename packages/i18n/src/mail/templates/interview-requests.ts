import type { TemplateSet } from "../texts.ts";
import { base, quoted, type InterviewParams, type TimeParams } from "./interview-parts.ts";

/** Mails to the members of a Space when an interview needs other times. */
export type InterviewRequestMailParams = {
  interviewMoved: InterviewParams & TimeParams;
  interviewNoneFits: InterviewParams & { words: string };
  interviewMoveAsked: InterviewParams & TimeParams & { words: string };
  interviewExpired: InterviewParams & { words: string };
};

export const interviewRequestMails: TemplateSet<InterviewRequestMailParams> = {
  interviewMoved: {
    it: {
      ...base.it,
      subject: "Colloquio da spostare: {whom}, {shortWhen}",
      preview: "{space} ha proposto altri orari.",
      title: "Il colloquio verrà spostato",
      paragraphs: [
        "Il colloquio con {whom} per “{post}” non si terrà più all’orario fissato. {space} ha proposto altri orari.",
        "Orario annullato: {when} ({zone})",
      ],
    },
    en: {
      ...base.en,
      subject: "Interview being moved: {whom}, {shortWhen}",
      preview: "{space} suggested other times.",
      title: "The interview is being moved",
      paragraphs: [
        "The interview with {whom} for “{post}” won’t take place at the agreed time. {space} suggested other times.",
        "Cancelled time: {when} ({zone})",
      ],
    },
  },
  interviewNoneFits: {
    it: {
      ...base.it,
      subject: "Nessun orario va bene a {whom} per il colloquio",
      preview: "Proponi altri orari per “{post}”.",
      title: "Nessun orario va bene",
      paragraphs: ["{whom} non può in nessuno degli orari proposti per “{post}”.", quoted.it],
      button: { label: "Proponi altri orari", href: "{link}" },
    },
    en: {
      ...base.en,
      subject: "{whom} can’t make any of the interview times",
      preview: "Suggest other times for “{post}”.",
      title: "None of the times work",
      paragraphs: ["{whom} can’t make any of the times suggested for “{post}”.", quoted.en],
      button: { label: "Suggest other times", href: "{link}" },
    },
  },
  interviewMoveAsked: {
    it: {
      ...base.it,
      subject: "{whom} chiede di spostare il colloquio",
      preview: "L’orario attuale resta valido finché non ne proponi altri.",
      title: "{whom} chiede di spostare il colloquio",
      paragraphs: [
        "{whom} chiede un altro orario per il colloquio relativo a “{post}”.",
        quoted.it,
        "Orario attuale: {when} ({zone})",
        "L’orario attuale resta valido finché non ne proponi altri.",
      ],
      button: { label: "Proponi altri orari", href: "{link}" },
    },
    en: {
      ...base.en,
      subject: "{whom} asked to reschedule the interview",
      preview: "The current time stays valid until you suggest others.",
      title: "{whom} asked to reschedule the interview",
      paragraphs: [
        "{whom} asked for another time for the “{post}” interview.",
        quoted.en,
        "Current time: {when} ({zone})",
        "The current time stays valid until you suggest others.",
      ],
      button: { label: "Suggest other times", href: "{link}" },
    },
  },
  interviewExpired: {
    it: {
      ...base.it,
      subject: "{whom} non ha scelto un orario in tempo",
      preview: "Puoi proporre altri orari per “{post}”.",
      title: "Nessun orario scelto",
      paragraphs: [
        "{whom} non ha scelto in tempo un orario per il colloquio relativo a “{post}”. Puoi proporre altri orari.",
      ],
      button: { label: "Proponi altri orari", href: "{link}" },
    },
    en: {
      ...base.en,
      subject: "{whom} didn’t pick an interview time",
      preview: "You can suggest other times for “{post}”.",
      title: "No time picked",
      paragraphs: [
        "{whom} didn’t pick a time for the “{post}” interview before the deadline. You can suggest other times.",
      ],
      button: { label: "Suggest other times", href: "{link}" },
    },
  },
};
