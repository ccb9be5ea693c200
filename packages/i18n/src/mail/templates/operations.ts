import type { TemplateSet } from "../texts.ts";

/** Mails for the operators of an installation. */
export type OperationMailParams = { test: { webOrigin: string } };

export const operationMails: TemplateSet<OperationMailParams> = {
  test: {
    it: {
      subject: "Email di prova da {product}",
      preview: "Se la leggi, l’invio delle email funziona.",
      title: "L’invio delle email funziona",
      paragraphs: [
        "Questa email di prova è stata inviata dalla riga di comando per verificare che le email di questa installazione arrivino.",
      ],
      button: { label: "Apri {product}", href: "{webOrigin}" },
      reason: "Ricevi questa email perché chi gestisce questa installazione ha inserito questo indirizzo.",
    },
    en: {
      subject: "Test email from {product}",
      preview: "If you can read this email, delivery works.",
      title: "Email delivery works",
      paragraphs: [
        "This test email was sent from the command line to check that emails from this installation arrive.",
      ],
      button: { label: "Open {product}", href: "{webOrigin}" },
      reason: "You’re getting this email because an operator of this installation entered this address.",
    },
  },
};
