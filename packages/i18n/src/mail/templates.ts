import { productName, type ServerLanguage } from "@orbita/contract";
import type { MailTexts } from "./layout.ts";

/** What each mail must be given. */
export type MailParams = {
  verifyEmail: { code: string; minutes: number };
  test: { webOrigin: string };
};
export type MailTemplate = keyof MailParams;

/** A template without both languages does not compile. */
export const templates: Record<MailTemplate, Record<ServerLanguage, MailTexts>> = {
  verifyEmail: {
    it: {
      subject: `{code} è il tuo codice ${productName}`,
      preview: "Vale {minutes} minuti.",
      title: "Il tuo codice",
      code: "{code}",
      paragraphs: [
        "Scrivilo nella pagina da cui l’hai chiesto. Vale {minutes} minuti, una volta sola; se ne chiedi un altro, questo si spegne.",
      ],
      small: [
        "Se non l’hai chiesto tu, ignora questa mail: senza il codice non entra nessuno. Noi non te lo chiederemo mai al telefono.",
      ],
      reason: `Arriva perché qualcuno ha scritto questo indirizzo su ${productName}.`,
    },
    en: {
      subject: `{code} is your ${productName} code`,
      preview: "Valid for {minutes} minutes.",
      title: "Your code",
      code: "{code}",
      paragraphs: [
        "Type it on the page where you asked for it. It is valid for {minutes} minutes and works once; if you ask for another, this one stops working.",
      ],
      small: [
        "If you did not ask for it, ignore this mail: without the code nobody gets in. We will never ask you for it on the phone.",
      ],
      reason: `You receive this because somebody entered this address on ${productName}.`,
    },
  },
  test: {
    it: {
      subject: `Prova di posta da ${productName}`,
      preview: "Se la leggi, la posta funziona.",
      title: "La posta funziona",
      paragraphs: [
        "Questa mail è stata spedita dalla riga di comando per provare che le mail di questa installazione arrivano.",
      ],
      button: { label: `Apri ${productName}`, href: "{webOrigin}" },
      reason: "Arriva perché chi gestisce questa installazione ha scritto questo indirizzo.",
    },
    en: {
      subject: `Test mail from ${productName}`,
      preview: "If you can read this, mail works.",
      title: "Mail works",
      paragraphs: ["This mail was sent from the command line to prove that mails of this installation arrive."],
      button: { label: `Open ${productName}`, href: "{webOrigin}" },
      reason: "You receive this because whoever runs this installation entered this address.",
    },
  },
};
