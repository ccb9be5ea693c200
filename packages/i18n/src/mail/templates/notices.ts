import type { TemplateSet } from "../texts.ts";
import { security, type EventParams } from "./security.ts";

type LinkParams = { webOrigin: string };
type SecurityParams = LinkParams & EventParams;
/** Notices about an account: always sent to its owner, whatever their preferences. */
export type NoticeMailParams = {
  accountOpened: SecurityParams & { address: string };
  passwordChanged: SecurityParams;
  resetTooSoon: SecurityParams;
  newDevice: SecurityParams;
  sessionStolen: SecurityParams;
  passkeyAdded: SecurityParams & { name: string };
  passkeyRemoved: SecurityParams & { name: string };
  providerLinked: SecurityParams & { provider: string };
  providerUnlinked: SecurityParams & { provider: string };
  deletionAsked: SecurityParams & { day: string };
  deletionTakenBack: SecurityParams;
};

const { it, en } = security;
type EventTexts = { subject: string; preview: string; what: string; title?: string };
const inItalian = ({ subject, preview, what, title = subject }: EventTexts) => ({
  ...it.foot,
  subject,
  preview,
  title,
  paragraphs: [what, it.facts, it.known],
});
const inEnglish = ({ subject, preview, what, title = subject }: EventTexts) => ({
  ...en.foot,
  subject,
  preview,
  title,
  paragraphs: [what, en.facts, en.known],
});

export const noticeMails: TemplateSet<NoticeMailParams> = {
  accountOpened: {
    it: {
      subject: "Il tuo account {product} è pronto",
      preview: "Scegli una password per accedere.",
      title: "Il tuo account è pronto",
      paragraphs: [
        "Il team di {product} ha creato un account per {address}.",
        "Per accedere scegli una password: inserisci questo indirizzo nella pagina che si apre e ti invieremo un codice.",
      ],
      button: { label: "Scegli password", href: "{webOrigin}/forgot-password" },
      small: ["Se non te l’aspettavi, ignora questa email: senza password nessuno può accedere. Puoi anche scriverci."],
      reason: "Ricevi questa email perché è stato creato un account {product} con questo indirizzo.",
    },
    en: {
      subject: "Your {product} account is ready",
      preview: "Choose a password to sign in.",
      title: "Your account is ready",
      paragraphs: [
        "The {product} team created an account for {address}.",
        "To sign in, choose a password: enter this address on the page that opens and we’ll send you a code.",
      ],
      button: { label: "Choose password", href: "{webOrigin}/forgot-password" },
      small: [
        "If you weren’t expecting this, ignore this email: no one can sign in without a password. You can also write to us.",
      ],
      reason: "You’re getting this email because an account on {product} was created with this address.",
    },
  },
  passwordChanged: {
    it: inItalian({
      subject: "La tua password è cambiata",
      preview: "{when}. Abbiamo disconnesso gli altri dispositivi.",
      what: "La password del tuo account {product} è cambiata e abbiamo disconnesso gli altri dispositivi.",
    }),
    en: inEnglish({
      subject: "Your password has changed",
      preview: "{when}. We’ve signed out your other devices.",
      what: "The password of your {product} account has changed and we’ve signed out your other devices.",
    }),
  },
  resetTooSoon: {
    it: {
      ...inItalian({
        subject: "Per ora non puoi reimpostare la password",
        preview: "L’email del tuo account è cambiata meno di 72 ore fa.",
        what: "",
      }),
      paragraphs: [
        "È stata chiesta una nuova password, ma l’email del tuo account è cambiata meno di 72 ore fa. Per proteggere l’account, il nuovo indirizzo non può reimpostare la password per le prime 72 ore.",
        it.facts,
        "Accedi come fai di solito oppure riprova quando saranno passate 72 ore dalla modifica.",
      ],
    },
    en: {
      ...inEnglish({
        subject: "You can’t reset your password yet",
        preview: "Your account’s email address changed less than 72 hours ago.",
        what: "",
      }),
      paragraphs: [
        "Someone asked for a new password, but your account’s email address changed less than 72 hours ago. To protect the account, the new address can’t reset the password for the first 72 hours.",
        en.facts,
        "Sign in the way you usually do, or try again 72 hours after the change.",
      ],
    },
  },
  newDevice: {
    it: inItalian({
      subject: "Nuovo accesso da {device}",
      preview: "{when}. Eri tu?",
      title: "Nuovo accesso al tuo account",
      what: "È stato effettuato un accesso al tuo account {product} da un nuovo dispositivo.",
    }),
    en: inEnglish({
      subject: "New sign-in from {device}",
      preview: "{when}. Was this you?",
      title: "New sign-in to your account",
      what: "Someone signed in to your {product} account from a new device.",
    }),
  },
  sessionStolen: {
    it: inItalian({
      subject: "Abbiamo disconnesso un dispositivo: {device}",
      preview: "La chiave di accesso del dispositivo potrebbe essere stata copiata.",
      title: "Abbiamo disconnesso un dispositivo",
      what: "Abbiamo disconnesso questo dispositivo perché la sua chiave di accesso è stata usata due volte, come succede quando qualcuno la copia. Puoi accedere di nuovo.",
    }),
    en: inEnglish({
      subject: "We signed out a device: {device}",
      preview: "The device’s access key may have been copied.",
      title: "We signed out a device",
      what: "We signed out this device because its access key was used twice, as happens when someone copies it. You can sign in again.",
    }),
  },
  passkeyAdded: {
    it: inItalian({
      subject: "Passkey “{name}” aggiunta",
      preview: "{when}. Ora puoi usarla per accedere.",
      what: "Al tuo account è stata aggiunta la passkey “{name}”: ora puoi usarla per accedere.",
    }),
    en: inEnglish({
      subject: "Passkey “{name}” added",
      preview: "{when}. You can now use it to sign in.",
      what: "The passkey “{name}” was added to your account: you can now use it to sign in.",
    }),
  },
  passkeyRemoved: {
    it: inItalian({
      subject: "Passkey “{name}” rimossa",
      preview: "{when}. Non puoi più usarla per accedere.",
      what: "La passkey “{name}” è stata rimossa dal tuo account: non puoi più usarla per accedere.",
    }),
    en: inEnglish({
      subject: "Passkey “{name}” removed",
      preview: "{when}. You can no longer use it to sign in.",
      what: "The passkey “{name}” was removed from your account: you can no longer use it to sign in.",
    }),
  },
  providerLinked: {
    it: inItalian({
      subject: "{provider} collegato al tuo account",
      preview: "{when}. Ora puoi usarlo per accedere.",
      what: "{provider} è stato collegato al tuo account: ora puoi usarlo per accedere.",
    }),
    en: inEnglish({
      subject: "{provider} connected to your account",
      preview: "{when}. You can now use it to sign in.",
      what: "{provider} was connected to your account: you can now use it to sign in.",
    }),
  },
  providerUnlinked: {
    it: inItalian({
      subject: "{provider} scollegato dal tuo account",
      preview: "{when}. Non puoi più usarlo per accedere.",
      what: "{provider} è stato scollegato dal tuo account: non puoi più usarlo per accedere.",
    }),
    en: inEnglish({
      subject: "{provider} disconnected from your account",
      preview: "{when}. You can no longer use it to sign in.",
      what: "{provider} was disconnected from your account: you can no longer use it to sign in.",
    }),
  },
  deletionAsked: {
    it: {
      ...inItalian({
        subject: "Elimineremo il tuo account il {day}",
        preview: "Fino ad allora puoi cambiare idea.",
        what: "",
      }),
      paragraphs: [
        "Il {day} elimineremo il tuo account. Il tuo profilo è già nascosto.",
        it.facts,
        "Se cambi idea, accedi entro quel giorno e annulla l’eliminazione. Dopo non potremo ripristinare l’account.",
      ],
      button: { label: "Annulla eliminazione", href: "{webOrigin}/settings/security" },
      small: ["Se non l’hai chiesto tu, accedi, annulla l’eliminazione e cambia la password."],
    },
    en: {
      ...inEnglish({
        subject: "We’ll delete your account on {day}",
        preview: "You can change your mind until then.",
        what: "",
      }),
      paragraphs: [
        "On {day} we’ll delete your account. Your profile is already hidden.",
        en.facts,
        "If you change your mind, sign in by that day and cancel the deletion. After that, we won’t be able to restore your account.",
      ],
      button: { label: "Cancel deletion", href: "{webOrigin}/settings/security" },
      small: ["If you didn’t ask for this, sign in, cancel the deletion and change your password."],
    },
  },
  deletionTakenBack: {
    it: inItalian({
      subject: "Non elimineremo il tuo account",
      preview: "Il tuo profilo è tornato come prima.",
      what: "Hai annullato l’eliminazione: non elimineremo niente.",
    }),
    en: inEnglish({
      subject: "We won’t delete your account",
      preview: "Your profile is back as it was.",
      what: "You cancelled the deletion: we won’t delete anything.",
    }),
  },
};
