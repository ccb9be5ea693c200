import { productName } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";

/** Mails to people whose CV a Space added: the information that GDPR art. 14 requires. */
export type CandidateMails = {
  candidateNotice: { space: string; source: string; basis: string; day: string; link: string };
};

export const candidateMails: TemplatesOf<CandidateMails> = {
  candidateNotice: {
    it: {
      subject: "{space} ha il tuo CV: ecco da dove e che cosa puoi fare",
      preview: "Lo vede solo {space}. Puoi leggerlo, prenderlo con te o farlo cancellare, anche senza un profilo.",
      title: "{space} ha aggiunto il tuo CV",
      paragraphs: [
        `{space} usa ${productName} per cercare persone e ha caricato il tuo CV. L’ha avuto così: {source}. Lo conserva in base a: {basis}.`,
        "Lo vedono solo le persone di {space}. Nessun altro Space, nessuna ricerca. Si cancella da solo il {day}.",
        "Dal link qui sotto leggi tutto quello che è conservato. Puoi prenderlo con te, e diventa una proposta per il tuo profilo, o farlo cancellare subito, senza dire perché.",
      ],
      button: { label: "Guarda e decidi", href: "{link}" },
      small: [
        "Hai diritto di accedere ai tuoi dati, correggerli, cancellarli, opporti, e di reclamare al Garante per la protezione dei dati personali.",
        "Il link è personale: chi lo ha può fare tutto questo al posto tuo.",
      ],
      reason: `Arriva una volta sola, perché la legge vuole che tu lo sappia (GDPR, art. 14).`,
    },
    en: {
      subject: "{space} has your CV: where from, and what you can do",
      preview: "Only {space} sees it. You can read it, take it over or have it deleted, even without a profile.",
      title: "{space} added your CV",
      paragraphs: [
        `{space} uses ${productName} to look for people and uploaded your CV. It has it from: {source}. It keeps it on the basis of: {basis}.`,
        "Only the people of {space} see it. No other Space, no search. It is deleted by itself on {day}.",
        "The link below shows all that is kept. You can take it over, and it becomes a proposal for your own profile, or have it deleted at once, without saying why.",
      ],
      button: { label: "Look and decide", href: "{link}" },
      small: [
        "You have the right to see your data, to have it corrected or deleted, to object, and to complain to your data protection authority.",
        "The link is personal: whoever has it can do all of this in your place.",
      ],
      reason: `This comes once, because the law wants you to know (GDPR, art. 14).`,
    },
  },
};
