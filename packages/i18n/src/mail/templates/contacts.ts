import type { TemplateSet } from "../texts.ts";

type ContactParams = { topic: string; reference: string };
/** Mails of the contact form, between its sender and the operators of the installation. */
export type ContactMailParams = {
  contactMessage: ContactParams & { name: string; address: string; message: string; language: string; account: string };
  contactReceipt: ContactParams;
};

export const contactMails: TemplateSet<ContactMailParams> = {
  contactMessage: {
    it: {
      subject: "[{product} {reference}] {topic}: {name}",
      preview: "Messaggio dalla pagina Aiuto e contatti.",
      title: "{topic}",
      paragraphs: [
        "{name} ({address}) ci ha scritto dalla pagina Aiuto e contatti. Rispondi a questa email: la risposta arriverà direttamente al suo indirizzo.",
      ],
      quote: "{message}",
      small: ["Riferimento: {reference}. Lingua: {language}. Account: {account}"],
      reason: "Ricevi questa email perché questo è l’indirizzo dell’assistenza di questa installazione.",
    },
    en: {
      subject: "[{product} {reference}] {topic}: {name}",
      preview: "Message from the Help and contact page.",
      title: "{topic}",
      paragraphs: [
        "{name} ({address}) wrote to us from the Help and contact page. Reply to this email: your reply will go straight to their address.",
      ],
      quote: "{message}",
      small: ["Reference: {reference}. Language: {language}. Account: {account}"],
      reason: "You’re getting this email because this is the support address of this installation.",
    },
  },
  contactReceipt: {
    it: {
      subject: "Abbiamo ricevuto il tuo messaggio ({reference})",
      preview: "Ti risponderemo entro 5 giorni.",
      title: "Abbiamo ricevuto il tuo messaggio",
      paragraphs: [
        "Abbiamo ricevuto il tuo messaggio su “{topic}”. Una persona lo leggerà e ti risponderà a questo indirizzo entro 5 giorni.",
      ],
      small: [
        "Riferimento: {reference}. Se non hai scritto tu, ignora questa email: qualcuno ha inserito il tuo indirizzo per errore.",
      ],
      reason:
        "Ricevi questa email perché questo indirizzo è stato inserito nella pagina Aiuto e contatti di {product}.",
    },
    en: {
      subject: "We’ve received your message ({reference})",
      preview: "We’ll reply within 5 days.",
      title: "We’ve received your message",
      paragraphs: [
        "We’ve received your message about “{topic}”. A person will read it and reply to this address within 5 days.",
      ],
      small: [
        "Reference: {reference}. If you didn’t write to us, ignore this email: someone entered your address by mistake.",
      ],
      reason: "You’re getting this email because this address was entered on the Help and contact page of {product}.",
    },
  },
};
