import { productName } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";

type Receipt = { topic: string; reference: string };
/** Mails of the contact form, between its sender and the operators of the installation. */
export type ContactMails = {
  contactRequest: Receipt & { name: string; address: string; message: string; language: string; account: string };
  contactReceipt: Receipt;
};

export const contactMails: TemplatesOf<ContactMails> = {
  contactRequest: {
    it: {
      subject: `[${productName} {reference}] {topic}: {name}`,
      preview: "{name} ha scritto dalla pagina Aiuto e contatti.",
      title: "{topic}",
      paragraphs: [
        "{name} ({address}) ha scritto dalla pagina Aiuto e contatti. Rispondi a questa mail per rispondere a lei o a lui.",
      ],
      quote: "{message}",
      small: ["Riferimento {reference}. Lingua: {language}. Account: {account}."],
      reason: "Arriva perché questo indirizzo è quello dell’assistenza di questa installazione.",
    },
    en: {
      subject: `[${productName} {reference}] {topic}: {name}`,
      preview: "{name} wrote on the page Help and contact.",
      title: "{topic}",
      paragraphs: ["{name} ({address}) wrote on the page Help and contact. Reply to this mail to answer them."],
      quote: "{message}",
      small: ["Reference {reference}. Language: {language}. Account: {account}."],
      reason: "You receive this because this address is the help desk of this installation.",
    },
  },
  contactReceipt: {
    it: {
      subject: `Abbiamo ricevuto il tuo messaggio · ${productName} {reference}`,
      preview: "Ti rispondiamo entro 5 giorni.",
      title: "Il tuo messaggio è arrivato",
      paragraphs: [
        "Hai scritto a proposito di: {topic}. Lo legge una persona, che ti risponde a questo indirizzo entro 5 giorni.",
      ],
      small: [
        "Riferimento {reference}. Se non hai scritto tu, ignora questa mail: qualcuno ha messo il tuo indirizzo per sbaglio.",
      ],
      reason: `Arriva perché questo indirizzo è stato scritto nella pagina Aiuto e contatti di ${productName}.`,
    },
    en: {
      subject: `We received your message · ${productName} {reference}`,
      preview: "We answer within 5 days.",
      title: "Your message has arrived",
      paragraphs: ["You wrote about: {topic}. A person reads it and answers you at this address within 5 days."],
      small: [
        "Reference {reference}. If you did not write, ignore this mail: somebody entered your address by mistake.",
      ],
      reason: `You receive this because this address was entered on the page Help and contact of ${productName}.`,
    },
  },
};
