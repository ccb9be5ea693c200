import { jobPostLimits } from "@orbita/contract";
import type { TemplateSet } from "../texts.ts";
import { footLinks, type FooterParams } from "./foot.ts";

type JobPostMailData = FooterParams & { title: string; space: string; link: string };
/**
 * Mails about automatic changes of a job post: the question "still open?", a warning before a change, a notice after it. Sent to
 * members who may act on them.
 */
export type JobPostMailParams = {
  jobPostStillOpen: JobPostMailData & { day: string };
  jobPostSuspended: JobPostMailData;
  jobPostExpiring: JobPostMailData & { day: string };
  jobPostExpired: JobPostMailData;
};

const { answerDays, everyDays } = jobPostLimits.stillOpen;
const it = {
  ...footLinks("it"),
  button: { label: "Apri annuncio", href: "{link}" },
  reason: "Ricevi questa email perché ti occupi della selezione per uno Space su {product}.",
};
const en = {
  ...footLinks("en"),
  button: { label: "Open job", href: "{link}" },
  reason: "You’re getting this email because you recruit for a Space on {product}.",
};

export const jobPostMails: TemplateSet<JobPostMailParams> = {
  jobPostStillOpen: {
    it: {
      ...it,
      subject: "“{title}” è ancora aperto?",
      preview: "Conferma entro il {day}, altrimenti sospenderemo l’annuncio.",
      title: "“{title}” è ancora aperto?",
      paragraphs: [
        "Conferma entro il {day} che l’annuncio “{title}” è ancora aperto. Se nessuno di {space} conferma, lo sospenderemo e il suo slot tornerà libero.",
        `Lo chiediamo ogni ${everyDays} giorni, così chi si candida trova solo annunci a cui qualcuno risponde.`,
      ],
      small: ["Se la posizione è coperta, chiudi l’annuncio e indica com’è andata: avviseremo le persone candidate."],
    },
    en: {
      ...en,
      subject: "Is “{title}” still open?",
      preview: "Confirm by {day}, or we’ll suspend the job.",
      title: "Is “{title}” still open?",
      paragraphs: [
        "Confirm by {day} that the job “{title}” is still open. If no one at {space} confirms, we’ll suspend it and free its slot.",
        `We ask every ${everyDays} days, so that candidates only find jobs where someone replies.`,
      ],
      small: ["If the position has been filled, close the job and tell us the outcome: we’ll let the candidates know."],
    },
  },
  jobPostSuspended: {
    it: {
      ...it,
      subject: "“{title}” è sospeso",
      preview: "Nessuno ha confermato che l’annuncio è ancora aperto. Il suo slot è libero.",
      title: "“{title}” è sospeso",
      paragraphs: [
        `Abbiamo sospeso l’annuncio “{title}” perché in ${answerDays} giorni nessuno di {space} ha confermato che è ancora aperto. Non è più visibile e il suo slot è libero.`,
        "Se la posizione è ancora aperta, puoi pubblicare di nuovo l’annuncio così com’è.",
      ],
    },
    en: {
      ...en,
      subject: "“{title}” is suspended",
      preview: "No one confirmed that the job is still open. Its slot is free.",
      title: "“{title}” is suspended",
      paragraphs: [
        `We suspended the job “{title}” because no one at {space} confirmed within ${answerDays} days that it’s still open. It’s no longer visible and its slot is free.`,
        "If the position is still open, you can publish the job again as it is.",
      ],
    },
  },
  jobPostExpiring: {
    it: {
      ...it,
      subject: "“{title}” scade il {day}",
      preview: "Se la posizione è ancora aperta, imposta una nuova data.",
      title: "“{title}” scade il {day}",
      paragraphs: [
        "Dopo il {day} l’annuncio “{title}” di {space} si chiuderà automaticamente. Se la posizione è ancora aperta, imposta una nuova data.",
      ],
    },
    en: {
      ...en,
      subject: "“{title}” expires on {day}",
      preview: "If the position is still open, set a new date.",
      title: "“{title}” expires on {day}",
      paragraphs: [
        "After {day} the job “{title}” at {space} will close automatically. If the position is still open, set a new date.",
      ],
    },
  },
  jobPostExpired: {
    it: {
      ...it,
      subject: "“{title}” è scaduto",
      preview: "L’annuncio non è più visibile e il suo slot è libero.",
      title: "“{title}” è scaduto",
      paragraphs: [
        "L’annuncio “{title}” di {space} è scaduto: non è più visibile e il suo slot è libero.",
        "Se la posizione è ancora aperta, riporta l’annuncio in bozza e pubblicalo di nuovo.",
      ],
    },
    en: {
      ...en,
      subject: "“{title}” has expired",
      preview: "The job is no longer visible and its slot is free.",
      title: "“{title}” has expired",
      paragraphs: [
        "The job “{title}” at {space} has expired: it’s no longer visible and its slot is free.",
        "If the position is still open, move the job back to draft and publish it again.",
      ],
    },
  },
};
