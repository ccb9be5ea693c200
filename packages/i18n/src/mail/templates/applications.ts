import { rejectionMail } from "../../rejections.ts";
import type { TemplateSet } from "../texts.ts";
import { footLinks, inConversation, type FooterParams } from "./foot.ts";

type ApplicationParams = FooterParams & { space: string; initial: string; post: string; link: string };
/** `words` is the message of a member, or empty; `day` is empty if no reply is due. */
type StepParams = ApplicationParams & { words: string; by: string; day: string };
/** Mails to a talent about each step of an application. The texts are gender-neutral, because no gender is known. */
export type ApplicationMailParams = {
  applicationSent: ApplicationParams & { day: string; blind: string };
  applicationReopened: StepParams;
  applicationInReview: StepParams;
  applicationShortlisted: StepParams;
  applicationInterview: StepParams;
  applicationOffer: StepParams;
  applicationHired: StepParams;
  applicationRejected: ApplicationParams & {
    words: string;
    by: string;
    took: string;
    /** Sentence about what was cancelled together with the application, such as an interview; empty if nothing was. */
    note: string;
    suggested: string;
    suggestedLink: string;
    suggestedFacts: string;
  };
  applicationExpired: ApplicationParams & { note: string };
};

const about = { space: "{space}", post: "{post}" };
const it = {
  ...footLinks("it"),
  ...inConversation("it", "{space}"),
  about,
  button: { label: "Apri candidatura", href: "{link}" },
  reason: "Ricevi questa email perché hai inviato una candidatura per questo annuncio.",
};
const en = {
  ...footLinks("en"),
  ...inConversation("en", "{space}"),
  about,
  button: { label: "Open application", href: "{link}" },
  reason: "You’re getting this email because you applied for this job.",
};
const titled = (title: string) => ({ subject: title, title });
const note = { where: "note", words: "{note}" };
const answerBy = {
  it: { where: "day", words: "Riceverai una risposta entro il {day}." },
  en: { where: "day", words: "You’ll get a reply by {day}." },
};

export const applicationMails: TemplateSet<ApplicationMailParams> = {
  applicationSent: {
    it: {
      ...it,
      subject: "{space} ha ricevuto la tua candidatura",
      preview: "Riceverai una risposta entro il {day}.",
      title: "Candidatura ricevuta",
      paragraphs: [
        "{space} ha ricevuto la tua candidatura per “{post}” e ha promesso di rispondere entro il {day}. Se la risposta non arriva, invieremo un promemoria.",
        {
          where: "blind",
          words: "La prima fase è anonima: {space} leggerà le tue esperienze senza vedere nome, foto e contatti.",
        },
      ],
      small: ["Puoi ritirare la candidatura quando vuoi e inviarla di nuovo finché l’annuncio è aperto."],
    },
    en: {
      ...en,
      subject: "{space} received your application",
      preview: "You’ll get a reply by {day}.",
      title: "Application received",
      paragraphs: [
        "{space} received your application for “{post}” and promised to reply by {day}. If the reply doesn’t come, we’ll send them a reminder.",
        {
          where: "blind",
          words:
            "The first stage is anonymous: {space} can read about your experience without seeing your name, photo or contact details.",
        },
      ],
      small: ["You can withdraw your application at any time and send it again while the job is open."],
    },
  },
  applicationReopened: {
    it: {
      ...it,
      subject: "{space} ha riportato la candidatura a “Ricevuta”",
      preview: "La tua candidatura per “{post}” sarà letta di nuovo.",
      title: "Candidatura di nuovo “Ricevuta”",
      said: true,
      paragraphs: [
        "{space} ha riportato la tua candidatura per “{post}” a “Ricevuta”: è di nuovo fra quelle da leggere.",
        answerBy.it,
      ],
    },
    en: {
      ...en,
      subject: "{space} moved your application back to “Received”",
      preview: "Your application for “{post}” will be read again.",
      title: "Application back to “Received”",
      said: true,
      paragraphs: [
        "{space} moved your application for “{post}” back to “Received”, so it’s waiting to be read again.",
        answerBy.en,
      ],
    },
  },
  applicationInReview: {
    it: {
      ...it,
      subject: "{space} sta leggendo la tua candidatura",
      preview: "La tua candidatura per “{post}” è in valutazione.",
      title: "Candidatura in valutazione",
      said: true,
      paragraphs: ["Una persona di {space} sta leggendo la tua candidatura per “{post}”.", answerBy.it],
    },
    en: {
      ...en,
      subject: "{space} is reading your application",
      preview: "Your application for “{post}” is in review.",
      title: "Application in review",
      said: true,
      paragraphs: ["Someone at {space} is reading your application for “{post}”.", answerBy.en],
    },
  },
  applicationShortlisted: {
    it: {
      ...it,
      subject: "{space} vuole andare avanti con te",
      preview: "Hai superato la prima selezione per “{post}”.",
      title: "Hai superato la prima selezione",
      said: true,
      paragraphs: [
        "{space} ha letto la tua candidatura per “{post}” e vuole andare avanti con te. Troverai il prossimo passo nella pagina della candidatura.",
      ],
    },
    en: {
      ...en,
      subject: "{space} would like to move forward with you",
      preview: "Your application for “{post}” has been shortlisted.",
      title: "You’ve been shortlisted",
      said: true,
      paragraphs: [
        "{space} read your application for “{post}” and would like to move forward with you. You’ll find the next step on your application’s page.",
      ],
    },
  },
  applicationInterview: {
    it: {
      ...it,
      ...titled("{space} vorrebbe farti un colloquio"),
      preview: "La tua candidatura per “{post}” è passata alla fase di colloquio.",
      said: true,
      paragraphs: [
        "{space} ha spostato la tua candidatura per “{post}” alla fase di colloquio.",
        "Quando {space} proporrà degli orari, li riceverai per email e potrai scegliere quello che preferisci.",
      ],
    },
    en: {
      ...en,
      ...titled("{space} would like to interview you"),
      preview: "Your application for “{post}” moved to the interview stage.",
      said: true,
      paragraphs: [
        "{space} moved your application for “{post}” to the interview stage.",
        "When {space} suggests times, we’ll email them to you and you can pick the one that works for you.",
      ],
    },
  },
  applicationOffer: {
    it: {
      ...it,
      ...titled("{space} vorrebbe farti un’offerta"),
      preview: "La tua candidatura per “{post}” è passata alla fase di offerta.",
      said: true,
      paragraphs: [
        "{space} ha spostato la tua candidatura per “{post}” alla fase di offerta. Niente è deciso finché non accetti.",
      ],
    },
    en: {
      ...en,
      ...titled("{space} would like to make you an offer"),
      preview: "Your application for “{post}” moved to the offer stage.",
      said: true,
      paragraphs: [
        "{space} moved your application for “{post}” to the offer stage. Nothing is decided until you accept.",
      ],
    },
  },
  applicationHired: {
    it: {
      ...it,
      ...titled("{space} ha scelto te"),
      preview: "Il posto per “{post}” è tuo.",
      said: true,
      paragraphs: ["{space} ha scelto te per “{post}”. Congratulazioni e buon lavoro."],
    },
    en: {
      ...en,
      ...titled("{space} chose you"),
      preview: "The job “{post}” is yours.",
      said: true,
      paragraphs: ["{space} chose you for “{post}”. Congratulations, and good luck in your new job."],
    },
  },
  applicationRejected: {
    it: {
      ...it,
      ...titled(rejectionMail.it.subject("{space}")),
      preview: "Per “{post}” la selezione prosegue con altre persone.",
      paragraphs: ["{words}", note],
      signature: { promise: { where: "took", words: rejectionMail.it.promise("{took}") } },
      suggestion: "Un altro annuncio dello stesso Space",
      small: ["Stato della candidatura: Non selezionata"],
    },
    en: {
      ...en,
      ...titled(rejectionMail.en.subject("{space}")),
      preview: "{space} is moving forward with other candidates for “{post}”.",
      paragraphs: ["{words}", note],
      signature: { promise: { where: "took", words: rejectionMail.en.promise("{took}") } },
      suggestion: "Another job at the same Space",
      small: ["Application status: Not selected"],
    },
  },
  applicationExpired: {
    it: {
      ...it,
      subject: "{space} ha chiuso “{post}”",
      preview: "Si è chiusa anche la tua candidatura.",
      title: "L’annuncio è chiuso",
      paragraphs: [
        "{space} ha chiuso l’annuncio “{post}” e, con l’annuncio, le candidature ancora aperte. Non dipende da quello che hai scritto.",
        note,
      ],
    },
    en: {
      ...en,
      subject: "{space} closed the job “{post}”",
      preview: "Your application was closed with the job.",
      title: "The job is closed",
      paragraphs: [
        "{space} closed the job “{post}”, and with it the applications that were still open. It’s not because of anything you wrote.",
        note,
      ],
    },
  },
};
