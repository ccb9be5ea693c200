import { productName } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";

/** Mails for the operators of an installation. */
export type OperationMails = { test: { webOrigin: string } };

export const operationMails: TemplatesOf<OperationMails> = {
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
