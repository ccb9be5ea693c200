import type { TemplateSet } from "../texts.ts";
import { security, type EventParams } from "./security.ts";

/** Mail to the old address about a change of the email address, with the link that undoes the change. */
export type EmailChangeMailParams = { emailChanged: EventParams & { to: string; hours: number; link: string } };

export const emailChangeMails: TemplateSet<EmailChangeMailParams> = {
  emailChanged: {
    it: {
      subject: "L’email del tuo account è cambiata",
      preview: "Il nuovo indirizzo è {to}. Se non l’hai cambiato tu, puoi annullare la modifica.",
      title: "L’email del tuo account è cambiata",
      paragraphs: [
        "Ora il tuo account usa {to} invece di questo indirizzo.",
        security.it.facts,
        "Se non l’hai cambiata tu, annulla la modifica entro {hours, plural, one {# ora} other {# ore}}: ripristineremo questo indirizzo, disconnetteremo tutti i dispositivi e rimuoveremo i modi di accesso aggiunti dopo la modifica.",
      ],
      button: { label: "Annulla modifica", href: "{link}" },
      small: ["Se l’hai cambiata tu, non devi fare niente."],
      reason: security.it.foot.reason,
    },
    en: {
      subject: "Your account’s email address has changed",
      preview: "The new address is {to}. If you didn’t change it, you can undo the change.",
      title: "Your account’s email address has changed",
      paragraphs: [
        "Your account now uses {to} instead of this address.",
        security.en.facts,
        "If you didn’t change it, undo the change within {hours, plural, one {# hour} other {# hours}}: we’ll restore this address, sign out every device and remove any sign-in methods added after the change.",
      ],
      button: { label: "Undo change", href: "{link}" },
      small: ["If you changed it, you don’t need to do anything."],
      reason: security.en.foot.reason,
    },
  },
};
