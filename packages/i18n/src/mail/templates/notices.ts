import { productName } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";

type Linked = { webOrigin: string };
/** Security notices about an account: always sent to its owner, whatever their preferences. */
export type NoticeMails = {
  accountOpened: Linked & { address: string };
  passwordChanged: Linked;
  resetTooSoon: Linked;
  newDevice: Linked & { device: string };
  sessionStolen: Linked & { device: string };
  passkeyAdded: Linked & { name: string };
  passkeyRemoved: Linked & { name: string };
  providerLinked: Linked & { provider: string };
  providerUnlinked: Linked & { provider: string };
  deletionAsked: Linked & { day: string };
  deletionTakenBack: Linked;
};

const it = {
  small: ["Se non sei tu, apri le impostazioni, chiudi gli altri accessi e cambia la password. Poi scrivici."],
  button: { label: "Apri accesso e sicurezza", href: "{webOrigin}/settings/security" },
  reason: `Arriva sempre, perché riguarda la sicurezza del tuo profilo ${productName}.`,
};
const en = {
  small: ["If this is not you, open the settings, end the other sign-ins and change your password. Then write to us."],
  button: { label: "Open sign-in and security", href: "{webOrigin}/settings/security" },
  reason: `You always receive this, because it concerns the safety of your ${productName} profile.`,
};

/** Sent to the old address, with the link that undoes the change. */
export type EmailChangedMail = { emailChanged: { to: string; hours: number; link: string } };

export const emailChangedMail: TemplatesOf<EmailChangedMail> = {
  emailChanged: {
    it: {
      subject: "L’email del tuo account è cambiata",
      preview: "Ora l’account usa {to}. Se la modifica non è tua, hai {hours} ore per annullarla.",
      title: "L’email del tuo account è cambiata",
      paragraphs: [
        "Ora il tuo account usa {to} invece di questo indirizzo.",
        "Se la modifica non è tua, annullala entro {hours} ore: ripristiniamo questo indirizzo, disconnettiamo tutti i dispositivi e rimuoviamo i modi di accesso aggiunti dopo la modifica.",
      ],
      button: { label: "Annulla la modifica", href: "{link}" },
      small: ["Se la modifica è tua, non devi fare nulla."],
      reason: it.reason,
    },
    en: {
      subject: "Your account’s email address has changed",
      preview: "Your account now uses {to}. If this wasn’t you, you have {hours} hours to undo it.",
      title: "Your account’s email address has changed",
      paragraphs: [
        "Your account now uses {to} instead of this address.",
        "If you didn’t change it, undo the change within {hours} hours: we’ll restore this address, sign out every device and remove ways to sign in that were added after the change.",
      ],
      button: { label: "Undo the change", href: "{link}" },
      small: ["If you changed it, you don’t need to do anything."],
      reason: en.reason,
    },
  },
};

export const noticeMails: TemplatesOf<NoticeMails> = {
  accountOpened: {
    it: {
      ...it,
      subject: `Il tuo profilo ${productName} è pronto`,
      preview: `Chi gestisce ${productName} ha aperto un profilo per {address}. Scegli una password per entrare.`,
      title: "Il tuo profilo è pronto",
      paragraphs: [
        `Chi gestisce ${productName} ha aperto un profilo per {address}.`,
        "Per entrare scegli una password: scrivi questo indirizzo nella pagina che si apre e ricevi un codice.",
      ],
      button: { label: "Scegli una password", href: "{webOrigin}/forgot-password" },
      small: ["Se non te l’aspettavi, non serve fare nulla: senza password nessuno entra. Puoi anche scriverci."],
    },
    en: {
      ...en,
      subject: `Your ${productName} profile is ready`,
      preview: `Who runs ${productName} opened a profile for {address}. Choose a password to sign in.`,
      title: "Your profile is ready",
      paragraphs: [
        `Who runs ${productName} opened a profile for {address}.`,
        "To sign in, choose a password: write this address in the page that opens and you are sent a code.",
      ],
      button: { label: "Choose a password", href: "{webOrigin}/forgot-password" },
      small: [
        "If you did not expect this, there is nothing to do: nobody signs in without a password. Or write to us.",
      ],
    },
  },
  passwordChanged: {
    it: {
      ...it,
      subject: "La tua password è cambiata",
      preview: "La password del tuo profilo è stata cambiata. Gli altri accessi sono stati chiusi.",
      title: "La tua password è cambiata",
      paragraphs: ["La password del tuo profilo è stata cambiata. Gli altri accessi sono stati chiusi."],
    },
    en: {
      ...en,
      subject: "Your password has changed",
      preview: "The password of your profile was changed. Your other sign-ins were ended.",
      title: "Your password has changed",
      paragraphs: ["The password of your profile was changed. Your other sign-ins were ended."],
    },
  },
  resetTooSoon: {
    it: {
      ...it,
      subject: "Per ora la password non si può reimpostare",
      preview: "L’email del tuo account è cambiata meno di 72 ore fa.",
      title: "Per ora la password non si può reimpostare",
      paragraphs: [
        "Hai chiesto una nuova password, ma l’email del tuo account è cambiata meno di 72 ore fa. Per proteggere l’account, in questo periodo il nuovo indirizzo non può reimpostare la password.",
        "Accedi come fai di solito, oppure riprova quando sono passate 72 ore dalla modifica.",
      ],
    },
    en: {
      ...en,
      subject: "You can’t reset your password yet",
      preview: "Your account’s email address changed less than 72 hours ago.",
      title: "You can’t reset your password yet",
      paragraphs: [
        "You asked for a new password, but your account’s email address changed less than 72 hours ago. To protect the account, the new address can’t reset the password during that time.",
        "Sign in the way you usually do, or try again 72 hours after the change.",
      ],
    },
  },
  newDevice: {
    it: {
      ...it,
      subject: "Un accesso da un dispositivo nuovo",
      preview: "Qualcuno è entrato nel tuo profilo da {device}. Se sei tu, non c’è nulla da fare.",
      title: "Un accesso da un dispositivo nuovo",
      paragraphs: ["Qualcuno è entrato nel tuo profilo da {device}. Se sei tu, non c’è nulla da fare."],
    },
    en: {
      ...en,
      subject: "A sign-in from a new device",
      preview: "Somebody signed in to your profile from {device}. If it was you, there is nothing to do.",
      title: "A sign-in from a new device",
      paragraphs: ["Somebody signed in to your profile from {device}. If it was you, there is nothing to do."],
    },
  },
  sessionStolen: {
    it: {
      ...it,
      subject: "Abbiamo chiuso un accesso",
      preview:
        "Una chiave di accesso del tuo profilo è stata usata due volte, come succede quando qualcuno la copia. Abbiamo chiuso quell’accesso ({device}): rientra, e se non ti torna cambia la password.",
      title: "Abbiamo chiuso un accesso",
      paragraphs: [
        "Una chiave di accesso del tuo profilo è stata usata due volte, come succede quando qualcuno la copia. Abbiamo chiuso quell’accesso ({device}): rientra, e se non ti torna cambia la password.",
      ],
    },
    en: {
      ...en,
      subject: "We ended a sign-in",
      preview:
        "A key of your profile was used twice, as happens when somebody has copied it. We ended that sign-in ({device}): sign in again, and change your password if this surprises you.",
      title: "We ended a sign-in",
      paragraphs: [
        "A key of your profile was used twice, as happens when somebody has copied it. We ended that sign-in ({device}): sign in again, and change your password if this surprises you.",
      ],
    },
  },
  passkeyAdded: {
    it: {
      ...it,
      subject: "Una passkey nuova",
      preview: "Al tuo profilo è stata aggiunta la passkey “{name}”.",
      title: "Una passkey nuova",
      paragraphs: ["Al tuo profilo è stata aggiunta la passkey “{name}”."],
    },
    en: {
      ...en,
      subject: "A new passkey",
      preview: "The passkey “{name}” was added to your profile.",
      title: "A new passkey",
      paragraphs: ["The passkey “{name}” was added to your profile."],
    },
  },
  passkeyRemoved: {
    it: {
      ...it,
      subject: "Una passkey tolta",
      preview: "Dal tuo profilo è stata tolta la passkey “{name}”.",
      title: "Una passkey tolta",
      paragraphs: ["Dal tuo profilo è stata tolta la passkey “{name}”."],
    },
    en: {
      ...en,
      subject: "A passkey was removed",
      preview: "The passkey “{name}” was removed from your profile.",
      title: "A passkey was removed",
      paragraphs: ["The passkey “{name}” was removed from your profile."],
    },
  },
  providerLinked: {
    it: {
      ...it,
      subject: "{provider} collegato",
      preview: "Ora puoi entrare nel tuo profilo anche con {provider}.",
      title: "{provider} collegato",
      paragraphs: ["Ora puoi entrare nel tuo profilo anche con {provider}."],
    },
    en: {
      ...en,
      subject: "{provider} connected",
      preview: "You can now also sign in to your profile with {provider}.",
      title: "{provider} connected",
      paragraphs: ["You can now also sign in to your profile with {provider}."],
    },
  },
  providerUnlinked: {
    it: {
      ...it,
      subject: "{provider} scollegato",
      preview: "Non si entra più nel tuo profilo con {provider}.",
      title: "{provider} scollegato",
      paragraphs: ["Non si entra più nel tuo profilo con {provider}."],
    },
    en: {
      ...en,
      subject: "{provider} disconnected",
      preview: "Nobody can sign in to your profile with {provider} any more.",
      title: "{provider} disconnected",
      paragraphs: ["Nobody can sign in to your profile with {provider} any more."],
    },
  },
  deletionAsked: {
    it: {
      ...it,
      subject: "Il tuo profilo si cancella il {day}",
      preview:
        "Il profilo non è più visibile. Se cambi idea, accedi entro il {day} e scegli di mantenere l’account. Dopo quel giorno non potremo ripristinarlo.",
      title: "Il tuo profilo si cancella il {day}",
      paragraphs: [
        "Il profilo non è più visibile. Se cambi idea, accedi entro il {day} e scegli di mantenere l’account. Dopo quel giorno non potremo ripristinarlo.",
      ],
    },
    en: {
      ...en,
      subject: "Your profile is deleted on {day}",
      preview:
        "Your profile is no longer visible. If you change your mind, sign in by {day} and choose to keep your account. After that day we can’t restore it.",
      title: "Your profile is deleted on {day}",
      paragraphs: [
        "Your profile is no longer visible. If you change your mind, sign in by {day} and choose to keep your account. After that day we can’t restore it.",
      ],
    },
  },
  deletionTakenBack: {
    it: {
      ...it,
      subject: "Il tuo profilo è tornato",
      preview: "Hai scelto di mantenere l’account: non eliminiamo nulla.",
      title: "Il tuo profilo è tornato",
      paragraphs: ["Hai scelto di mantenere l’account: non eliminiamo nulla."],
    },
    en: {
      ...en,
      subject: "Your profile is back",
      preview: "You chose to keep your account: we won’t delete anything.",
      title: "Your profile is back",
      paragraphs: ["You chose to keep your account: we won’t delete anything."],
    },
  },
};
