import { jobPostLimits, productName } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";
import { footLinks, type Foot } from "./foot.ts";

type OfPost = Foot & { title: string; space: string; link: string };
/** Mails about automatic changes of a job post: a question, a warning before, a notice after. Sent to members who may act on them. */
export type JobPostMails = {
  jobPostStillOpen: OfPost & { day: string };
  jobPostSuspended: OfPost;
  jobPostExpiring: OfPost & { day: string };
  jobPostExpired: OfPost;
};

const { answerDays, everyDays } = jobPostLimits.stillOpen;
const it = { ...footLinks("it"), reason: `Arriva perché segui la selezione di uno Space su ${productName}.` };
const en = { ...footLinks("en"), reason: `You receive this because you recruit for a Space on ${productName}.` };

export const jobPostMails: TemplatesOf<JobPostMails> = {
  jobPostStillOpen: {
    it: {
      ...it,
      subject: "“{title}” è ancora aperto?",
      preview: "Conferma entro il {day}, altrimenti lo sospendiamo.",
      title: "“{title}” è ancora aperto?",
      paragraphs: [
        `Ogni ${everyDays} giorni chiediamo se un annuncio è ancora aperto: chi si candida deve sapere che qualcuno legge.`,
        "Conferma entro il {day}. Se nessuno di {space} risponde, l’annuncio si sospende da solo e libera il suo slot.",
      ],
      button: { label: "Apri l’annuncio", href: "{link}" },
      small: [
        "Se la posizione è coperta, chiudi l’annuncio e di’ com’è andata: lo sapranno anche le persone candidate.",
      ],
    },
    en: {
      ...en,
      subject: "Is “{title}” still open?",
      preview: "Confirm by {day}, or we suspend it.",
      title: "Is “{title}” still open?",
      paragraphs: [
        `Every ${everyDays} days we ask whether a job post is still open: who applies must know that somebody reads.`,
        "Confirm by {day}. If nobody at {space} answers, the post is suspended and its slot is free.",
      ],
      button: { label: "Open the job post", href: "{link}" },
      small: ["If the position is filled, close the post and say how it ended: the people who applied will know too."],
    },
  },
  jobPostSuspended: {
    it: {
      ...it,
      subject: "“{title}” è sospeso",
      preview: "Nessuno ha confermato che è ancora aperto. Non si vede più, e il suo slot è libero.",
      title: "“{title}” è sospeso",
      paragraphs: [
        `Abbiamo chiesto se è ancora aperto e per ${answerDays} giorni nessuno di {space} ha risposto. Non si vede più, e il suo slot è libero.`,
        "Se la posizione è ancora aperta, pubblicalo di nuovo: non serve riscriverlo.",
      ],
      button: { label: "Apri l’annuncio", href: "{link}" },
    },
    en: {
      ...en,
      subject: "“{title}” is suspended",
      preview: "Nobody confirmed that it is still open. It is out of sight, and its slot is free.",
      title: "“{title}” is suspended",
      paragraphs: [
        `We asked whether it is still open, and for ${answerDays} days nobody at {space} answered. It is out of sight, and its slot is free.`,
        "If the position is still open, publish it again: there is nothing to write anew.",
      ],
      button: { label: "Open the job post", href: "{link}" },
    },
  },
  jobPostExpiring: {
    it: {
      ...it,
      subject: "“{title}” scade il {day}",
      preview: "Se la posizione è ancora aperta, scegli un altro giorno.",
      title: "“{title}” scade il {day}",
      paragraphs: [
        "Dopo quel giorno l’annuncio di {space} si chiude da solo. Se la posizione è ancora aperta, scegli un altro giorno.",
      ],
      button: { label: "Apri l’annuncio", href: "{link}" },
    },
    en: {
      ...en,
      subject: "“{title}” expires on {day}",
      preview: "If the position is still open, choose another day.",
      title: "“{title}” expires on {day}",
      paragraphs: [
        "After that day this job post of {space} closes by itself. If the position is still open, choose another day.",
      ],
      button: { label: "Open the job post", href: "{link}" },
    },
  },
  jobPostExpired: {
    it: {
      ...it,
      subject: "“{title}” è scaduto",
      preview: "L’annuncio non si vede più, e il suo slot è libero.",
      title: "“{title}” è scaduto",
      paragraphs: [
        "Il suo ultimo giorno è passato: l’annuncio di {space} non si vede più, e il suo slot è libero.",
        "Se la posizione è ancora aperta, riportalo in bozza e pubblicalo di nuovo.",
      ],
      button: { label: "Apri l’annuncio", href: "{link}" },
    },
    en: {
      ...en,
      subject: "“{title}” has expired",
      preview: "The job post is out of sight, and its slot is free.",
      title: "“{title}” has expired",
      paragraphs: [
        "Its last day is over: this job post of {space} is out of sight, and its slot is free.",
        "If the position is still open, take it back to draft and publish it again.",
      ],
      button: { label: "Open the job post", href: "{link}" },
    },
  },
};
