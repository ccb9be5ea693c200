import type { TemplateSet } from "../texts.ts";

/** Mails to people whose CV a Space added: the information that GDPR art. 14 requires. */
export type CandidateMailParams = {
  candidateNotice: { space: string; source: string; basis: string; day: string; link: string };
};

export const candidateMails: TemplateSet<CandidateMailParams> = {
  candidateNotice: {
    it: {
      subject: "{space} ha aggiunto il tuo CV",
      preview: "Puoi leggere, trasferire o eliminare i tuoi dati, anche senza un account.",
      title: "{space} ha aggiunto il tuo CV",
      paragraphs: [
        "{space} usa {product} per cercare personale e ha caricato il tuo CV.",
        "Come {space} ha avuto il CV: {source}\nBase giuridica: {basis}\nEliminazione automatica: {day}",
        "Vedono il tuo CV solo le persone che lavorano per {space} su questa piattaforma: nessun altro Space può vederlo o trovarlo con una ricerca.",
        "Dal link qui sotto puoi leggere tutti i dati conservati. Puoi usarli come bozza per il tuo profilo oppure eliminarli subito, senza dare spiegazioni.",
      ],
      button: { label: "Leggi e decidi", href: "{link}" },
      small: [
        "Hai diritto di accedere ai tuoi dati, rettificarli, farli eliminare e opporti al trattamento, e di presentare reclamo al Garante per la protezione dei dati personali.",
        "Il link è personale: chi ce l’ha può decidere al posto tuo.",
      ],
      reason:
        "Ricevi questa email, una sola volta, perché hai diritto di sapere chi conserva i tuoi dati (GDPR, art. 14).",
    },
    en: {
      subject: "{space} added your CV",
      preview: "You can read, transfer or delete your data, even without an account.",
      title: "{space} added your CV",
      paragraphs: [
        "{space} uses {product} to hire people and has uploaded your CV.",
        "How {space} got your CV: {source}\nLegal basis: {basis}\nAutomatic deletion: {day}",
        "Only people who work for {space} on this platform can see your CV: no other Space can see it or find it in a search.",
        "With the link below you can read all the data they hold. You can use it as a draft for your own profile or delete it right away, without giving a reason.",
      ],
      button: { label: "Read and decide", href: "{link}" },
      small: [
        "You have the right to access your data, to have it corrected or deleted, to object, and to complain to your data protection authority.",
        "The link is personal: anyone who has it can decide for you.",
      ],
      reason:
        "You’re getting this email only once, because you have the right to know who holds your data (GDPR, art. 14).",
    },
  },
};
