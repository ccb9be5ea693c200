import { accountLimits } from "@orbita/contract";
import type { TemplateSet } from "../texts.ts";
import { security, type EventParams } from "./security.ts";

/** Mails with a six-digit code, one for each action that the code confirms. `when` and `device` are those of the request. */
export type CodeMailParams = Record<"verifyEmail" | "changeEmail", CodeParams> &
  Record<"changePassword" | "stepUp", CodeParams & { webOrigin: string }> & {
    resetPassword: CodeParams & { link: string };
  };
type CodeParams = EventParams & { code: string; minutes: number };

const linkMinutes = String(accountLimits.resetLinkMinutes);
const minutes = {
  it: "{minutes, plural, one {# minuto} other {# minuti}}",
  en: "{minutes, plural, one {# minute} other {# minutes}}",
};
const requested = {
  it: { where: "device", words: "Richiesto: {when}\nDispositivo: {device}" },
  en: { where: "device", words: "Requested: {when}\nDevice: {device}" },
};
const it = {
  preview: `Il codice vale ${minutes.it}. Non darlo a nessuno.`,
  code: "{code}",
  reason: "Ricevi questa email perché qualcuno ha inserito questo indirizzo su {product}.",
};
const en = {
  preview: `The code is valid for ${minutes.en}. Don’t share it with anyone.`,
  code: "{code}",
  reason: "You’re getting this email because someone entered this address on {product}.",
};
/** Texts of a code that only a signed-in user can request. If the recipient did not request it, a stranger is signed in as them. */
const signedIn = {
  it: {
    ...it,
    ...security.it.foot,
    small: [
      "Se non l’hai richiesto tu, qualcuno ha accesso al tuo account: non dare il codice a nessuno, disconnetti gli altri dispositivi e cambia la password.",
    ],
  },
  en: {
    ...en,
    ...security.en.foot,
    small: [
      "If you didn’t request it, someone has access to your account: don’t share the code, sign out your other devices and change your password.",
    ],
  },
};

export const codeMails: TemplateSet<CodeMailParams> = {
  verifyEmail: {
    it: {
      ...it,
      subject: "{code} è il tuo codice {product}",
      title: "Conferma la tua email",
      paragraphs: [
        `Inserisci questo codice nella pagina in cui l’hai richiesto. Vale ${minutes.it} e si usa una volta sola; se ne richiedi un altro, questo non varrà più.`,
        requested.it,
      ],
      small: [
        "Se non l’hai richiesto tu, ignora questa email: senza il codice nessuno può usare questo indirizzo. Non ti chiederemo mai il codice al telefono.",
      ],
    },
    en: {
      ...en,
      subject: "{code} is your {product} code",
      title: "Confirm your email",
      paragraphs: [
        `Enter this code on the page where you requested it. It’s valid for ${minutes.en} and works once; if you request another, this one will stop working.`,
        requested.en,
      ],
      small: [
        "If you didn’t request it, ignore this email: no one can use this address without the code. We’ll never ask you for it on the phone.",
      ],
    },
  },
  resetPassword: {
    it: {
      ...it,
      subject: "{code} è il codice per la nuova password",
      title: "Reimposta la password",
      paragraphs: [
        `Inserisci questo codice nella pagina in cui l’hai richiesto e scegli una nuova password. Vale ${minutes.it} e si usa una volta sola.`,
        `Oppure usa il link qui sotto: vale ${linkMinutes} minuti, anche da un altro dispositivo.`,
        requested.it,
      ],
      button: { label: "Scegli nuova password", href: "{link}" },
      small: ["Se non l’hai richiesto tu, ignora questa email: la tua password non cambierà."],
    },
    en: {
      ...en,
      subject: "{code} is your password reset code",
      title: "Reset your password",
      paragraphs: [
        `Enter this code on the page where you requested it and choose a new password. It’s valid for ${minutes.en} and works once.`,
        `Or use the link below: it’s valid for ${linkMinutes} minutes, also on another device.`,
        requested.en,
      ],
      button: { label: "Choose new password", href: "{link}" },
      small: ["If you didn’t request it, ignore this email: your password won’t change."],
    },
  },
  changePassword: {
    it: {
      ...signedIn.it,
      subject: "{code} è il codice per confermare la nuova password",
      title: "Conferma la nuova password",
      paragraphs: [
        `Inserisci questo codice nelle impostazioni per confermare la nuova password. Vale ${minutes.it} e si usa una volta sola. Poi disconnetteremo gli altri dispositivi.`,
        requested.it,
      ],
    },
    en: {
      ...signedIn.en,
      subject: "{code} is the code to confirm your new password",
      title: "Confirm your new password",
      paragraphs: [
        `Enter this code in your settings to confirm the new password. It’s valid for ${minutes.en} and works once. We’ll then sign out your other devices.`,
        requested.en,
      ],
    },
  },
  changeEmail: {
    it: {
      ...it,
      subject: "{code} è il codice per confermare l’indirizzo",
      title: "Conferma il nuovo indirizzo",
      paragraphs: [
        `Inserisci questo codice nelle impostazioni per usare questo indirizzo con il tuo account. Vale ${minutes.it} e si usa una volta sola.`,
        requested.it,
      ],
      small: ["Se non l’hai richiesto tu, ignora questa email: non cambierà niente."],
    },
    en: {
      ...en,
      subject: "{code} is the code to confirm your address",
      title: "Confirm your new address",
      paragraphs: [
        `Enter this code in your settings to use this address with your account. It’s valid for ${minutes.en} and works once.`,
        requested.en,
      ],
      small: ["If you didn’t request it, ignore this email: nothing will change."],
    },
  },
  stepUp: {
    it: {
      ...signedIn.it,
      subject: "{code} è il codice per confermare che sei tu",
      title: "Conferma che sei tu",
      paragraphs: [
        `Inserisci questo codice nella pagina che lo chiede, per modificare i modi di accesso, scaricare i tuoi dati o eliminare l’account. Vale ${minutes.it} e si usa una volta sola.`,
        requested.it,
      ],
    },
    en: {
      ...signedIn.en,
      subject: "{code} is the code to confirm it’s you",
      title: "Confirm it’s you",
      paragraphs: [
        `Enter this code on the page that asks for it, to change how you sign in, download your data or delete your account. It’s valid for ${minutes.en} and works once.`,
        requested.en,
      ],
    },
  },
};
