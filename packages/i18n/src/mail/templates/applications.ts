import { rejectionMail } from "../../rejections.ts";
import type { TemplatesOf } from "../texts.ts";
import { footLinks, type Foot } from "./foot.ts";

type About = Foot & { space: string; initial: string; post: string; link: string };
/** `words` of a member, if any; `day` is empty if no answer is owed any more. */
type Step = About & { words: string; by: string; day: string };
/** Mails to a talent about each step of an application. The texts are gender-neutral, because no gender is known. */
export type ApplicationMails = {
  applicationSent: About & { day: string; blind: string };
  applicationReopened: Step;
  applicationInReview: Step;
  applicationShortlisted: Step;
  applicationInterview: Step;
  applicationOffer: Step;
  applicationHired: Step;
  applicationRejected: About & {
    name: string;
    words: string;
    by: string;
    took: string;
    /** A note about what ended together with the application. */
    note: string;
    suggested: string;
    suggestedLink: string;
    suggestedFacts: string;
  };
  applicationExpired: About & { note: string };
};

const about = { space: "{space}", post: "{post}" };
const it = {
  ...footLinks("it"),
  about,
  button: { label: "Apri la candidatura", href: "{link}" },
  reason: "Mail sui cambi di stato delle tue candidature.",
};
const en = {
  ...footLinks("en"),
  about,
  button: { label: "Open your application", href: "{link}" },
  reason: "Mails about the steps of your applications.",
};
const note = { where: "note", words: "{note}" };
const answerBy = {
  it: { where: "day", words: "La risposta promessa arriva entro il {day}." },
  en: { where: "day", words: "The promised answer comes by {day}." },
};

export const applicationMails: TemplatesOf<ApplicationMails> = {
  applicationSent: {
    it: {
      ...it,
      subject: "La tua candidatura a {space} è arrivata",
      preview: "Risposta entro il {day}.",
      title: "La tua candidatura è arrivata",
      paragraphs: [
        "{space} ha promesso una risposta entro il {day}. Se non arriva lo vedi nella tua pagina, e glielo ricordiamo noi.",
        {
          where: "blind",
          words: "Nella prima fase si leggono le tue esperienze, non il nome, la foto e i contatti.",
        },
      ],
      small: ["Puoi ritirarla quando vuoi, e mandarla di nuovo finché l’annuncio è aperto."],
    },
    en: {
      ...en,
      subject: "Your application to {space} has arrived",
      preview: "An answer by {day}.",
      title: "Your application has arrived",
      paragraphs: [
        "{space} promised an answer by {day}. If none comes you see it on your page, and we remind them.",
        {
          where: "blind",
          words: "In the first stage they read what you have done, not your name, your picture or your contacts.",
        },
      ],
      small: ["You can withdraw it at any time, and send it again while the post is open."],
    },
  },
  applicationReopened: {
    it: {
      ...it,
      subject: "La tua candidatura a {space} torna fra quelle ricevute",
      preview: "{space} ha fatto un passo indietro.",
      title: "Torna fra le candidature ricevute",
      said: true,
      paragraphs: [
        "{space} ha fatto un passo indietro: la tua candidatura è di nuovo fra quelle da leggere.",
        answerBy.it,
      ],
    },
    en: {
      ...en,
      subject: "Your application to {space} is back among those received",
      preview: "{space} took a step back.",
      title: "Back among those received",
      said: true,
      paragraphs: ["{space} took a step back: your application is among those to be read again.", answerBy.en],
    },
  },
  applicationInReview: {
    it: {
      ...it,
      subject: "{space} sta leggendo la tua candidatura",
      preview: "Ora è in valutazione.",
      title: "In valutazione",
      said: true,
      paragraphs: ["Una persona di {space} sta leggendo la tua candidatura.", answerBy.it],
    },
    en: {
      ...en,
      subject: "{space} is reading your application",
      preview: "It is in review now.",
      title: "In review",
      said: true,
      paragraphs: ["Somebody at {space} is reading your application.", answerBy.en],
    },
  },
  applicationShortlisted: {
    it: {
      ...it,
      subject: "{space} vuole andare avanti con te",
      preview: "La tua candidatura è nella rosa.",
      title: "La tua candidatura è nella rosa",
      said: true,
      paragraphs: ["{space} ha letto e vuole andare avanti. Il prossimo passo lo trovi nella tua pagina."],
    },
    en: {
      ...en,
      subject: "{space} would like to go on with you",
      preview: "Your application is on the shortlist.",
      title: "Your application is on the shortlist",
      said: true,
      paragraphs: ["{space} has read it and would like to go on. The next step will be on your page."],
    },
  },
  applicationInterview: {
    it: {
      ...it,
      subject: "Fase di colloquio: la tua candidatura a {space}",
      preview: "La candidatura per “{post}” va avanti.",
      title: "Fase di colloquio",
      said: true,
      paragraphs: [
        "{space} ha portato la tua candidatura alla fase di colloquio.",
        "Se ti propone degli orari, li ricevi per email e li trovi nella pagina della candidatura.",
      ],
    },
    en: {
      ...en,
      subject: "Interview stage: your application to {space}",
      preview: "Your application for “{post}” has moved forward.",
      title: "Interview stage",
      said: true,
      paragraphs: [
        "{space} has moved your application to the interview stage.",
        "If they propose times, you’ll get them by email and find them on your application’s page.",
      ],
    },
  },
  applicationOffer: {
    it: {
      ...it,
      subject: "Fase di offerta: la tua candidatura a {space}",
      preview: "La candidatura per “{post}” va avanti.",
      title: "Fase di offerta",
      said: true,
      paragraphs: [
        "{space} ha portato la tua candidatura alla fase di offerta. Niente è deciso finché non lo dici tu.",
      ],
    },
    en: {
      ...en,
      subject: "Offer stage: your application to {space}",
      preview: "Your application for “{post}” has moved forward.",
      title: "Offer stage",
      said: true,
      paragraphs: ["{space} has moved your application to the offer stage. Nothing is decided until you say so."],
    },
  },
  applicationHired: {
    it: {
      ...it,
      subject: "Il posto è tuo: {space}",
      preview: "La selezione per “{post}” finisce con te.",
      title: "Il posto è tuo",
      said: true,
      paragraphs: ["La selezione di {space} finisce con te. Buon lavoro."],
    },
    en: {
      ...en,
      subject: "The job is yours: {space}",
      preview: "The search for “{post}” ends with you.",
      title: "The job is yours",
      said: true,
      paragraphs: ["{space} ends its search with you. All the best for it."],
    },
  },
  applicationRejected: {
    it: {
      ...it,
      subject: rejectionMail.it.subject("{space}"),
      preview: "Per questo ruolo andiamo avanti con altre persone.",
      title: rejectionMail.it.title("{name}"),
      paragraphs: ["{words}", note],
      signature: { promise: { where: "took", words: rejectionMail.it.promise("{took}") } },
      suggestion: "Nello stesso Space",
      button: { label: "Leggi la cronologia", href: "{link}" },
    },
    en: {
      ...en,
      subject: rejectionMail.en.subject("{space}"),
      preview: "For this role we are going on with other people.",
      title: rejectionMail.en.title("{name}"),
      paragraphs: ["{words}", note],
      signature: { promise: { where: "took", words: rejectionMail.en.promise("{took}") } },
      suggestion: "At the same Space",
      button: { label: "Read the timeline", href: "{link}" },
    },
  },
  applicationExpired: {
    it: {
      ...it,
      subject: "“{post}” è chiuso",
      preview: "Con l’annuncio si chiude anche la tua candidatura.",
      title: "L’annuncio è chiuso",
      paragraphs: [
        "{space} ha chiuso l’annuncio, e con lui le candidature ancora aperte. Non dipende da quello che hai scritto.",
        note,
      ],
    },
    en: {
      ...en,
      subject: "“{post}” is closed",
      preview: "With the post your application is closed too.",
      title: "The job post is closed",
      paragraphs: [
        "{space} closed the post, and with it the applications that were still open. It is not about what you wrote.",
        note,
      ],
    },
  },
};
