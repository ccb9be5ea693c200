import { productName } from "@orbita/contract";
import type { TemplatesOf } from "../texts.ts";

/** Mails with a six-digit code, one for each action that it confirms. */
export type CodeMails = Record<"verifyEmail" | "changePassword" | "changeEmail" | "stepUp", Digits> & {
  resetPassword: Digits & { link: string };
};
type Digits = { code: string; minutes: number };

export const codeMails: TemplatesOf<CodeMails> = {
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
  resetPassword: {
    it: {
      subject: `{code} per una password nuova · ${productName}`,
      preview: "Vale {minutes} minuti.",
      title: "Una password nuova",
      code: "{code}",
      paragraphs: [
        "Scrivilo nella pagina da cui l’hai chiesto, e scegli una password nuova. Vale {minutes} minuti, una volta sola.",
        "Oppure scegli la password da qui: il collegamento vale un’ora, anche da un altro dispositivo.",
      ],
      button: { label: "Scegli una password nuova", href: "{link}" },
      small: ["Se non l’hai chiesto tu, ignora questa mail: la tua password resta com’è."],
      reason: `Arriva perché qualcuno ha scritto questo indirizzo su ${productName}.`,
    },
    en: {
      subject: `{code} for a new password · ${productName}`,
      preview: "Valid for {minutes} minutes.",
      title: "A new password",
      code: "{code}",
      paragraphs: [
        "Type it on the page where you asked for it, and choose a new password. It is valid for {minutes} minutes and works once.",
        "Or choose the password from here: the link works for an hour, also on another device.",
      ],
      button: { label: "Choose a new password", href: "{link}" },
      small: ["If you did not ask for it, ignore this mail: your password stays as it is."],
      reason: `You receive this because somebody entered this address on ${productName}.`,
    },
  },
  changePassword: {
    it: {
      subject: `{code} per confermare la password · ${productName}`,
      preview: "Vale {minutes} minuti.",
      title: "Conferma la password nuova",
      code: "{code}",
      paragraphs: [
        "Scrivilo nelle impostazioni per confermare il cambio. Vale {minutes} minuti, una volta sola. Dopo, le altre sessioni si chiudono.",
      ],
      small: ["Se non sei tu, qualcuno è entrato nel tuo profilo: cambia la password e chiudi gli altri accessi."],
      reason: `Arriva perché qualcuno ha scritto questo indirizzo su ${productName}.`,
    },
    en: {
      subject: `{code} to confirm your password · ${productName}`,
      preview: "Valid for {minutes} minutes.",
      title: "Confirm your new password",
      code: "{code}",
      paragraphs: [
        "Type it in the settings to confirm the change. It is valid for {minutes} minutes and works once. Then your other sign-ins end.",
      ],
      small: ["If this is not you, somebody is in your profile: change the password and end the other sign-ins."],
      reason: `You receive this because somebody entered this address on ${productName}.`,
    },
  },
  changeEmail: {
    it: {
      subject: `{code} per confermare l’indirizzo · ${productName}`,
      preview: "Vale {minutes} minuti.",
      title: "Conferma il nuovo indirizzo",
      code: "{code}",
      paragraphs: [
        "Scrivilo nelle impostazioni: da quel momento questo è il tuo indirizzo. Vale {minutes} minuti, una volta sola.",
      ],
      small: ["Se non l’hai chiesto tu, ignora questa mail: non cambia nulla."],
      reason: `Arriva perché qualcuno ha scritto questo indirizzo su ${productName}.`,
    },
    en: {
      subject: `{code} to confirm your address · ${productName}`,
      preview: "Valid for {minutes} minutes.",
      title: "Confirm your new address",
      code: "{code}",
      paragraphs: [
        "Type it in the settings: from then on this is your address. It is valid for {minutes} minutes and works once.",
      ],
      small: ["If you did not ask for it, ignore this mail: nothing changes."],
      reason: `You receive this because somebody entered this address on ${productName}.`,
    },
  },
  stepUp: {
    it: {
      subject: `{code} per confermare che sei tu · ${productName}`,
      preview: "Vale {minutes} minuti. Non darlo a nessuno.",
      title: "Conferma che sei tu",
      code: "{code}",
      paragraphs: [
        "Inseriscilo nella pagina che te lo chiede, per modificare come accedi al tuo account, scaricare i tuoi dati o eliminarlo. Vale {minutes} minuti, una volta sola.",
      ],
      small: [
        "Se non l’hai chiesto tu, qualcuno ha accesso al tuo account: non dare il codice a nessuno, apri Accesso e sicurezza e disconnetti gli altri dispositivi.",
      ],
      reason: `Arriva sempre, perché riguarda la sicurezza del tuo account ${productName}.`,
    },
    en: {
      subject: `{code} to confirm it’s you · ${productName}`,
      preview: "Valid for {minutes} minutes. Don’t share it with anyone.",
      title: "Confirm it’s you",
      code: "{code}",
      paragraphs: [
        "Enter it on the page that asks for it, to change how you sign in, download your data or delete your account. It’s valid for {minutes} minutes and works once.",
      ],
      small: [
        "If you didn’t ask for it, someone has access to your account: don’t share the code, open Sign-in and security and sign out your other devices.",
      ],
      reason: `You always receive this, because it concerns the security of your ${productName} account.`,
    },
  },
};
