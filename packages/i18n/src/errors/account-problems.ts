import type { ProblemCode } from "@orbita/contract";
import type { BilingualText } from "../bilingual-text.ts";

type AccountProblemCode = Exclude<
  Extract<ProblemCode, `${"account" | "session" | "social" | "passkey" | "email" | "recaptcha"}.${string}`>,
  "account.tooNew"
>;

/** Error texts about accounts, sign-in and the captcha. */
export const accountProblemTexts: Record<AccountProblemCode, BilingualText> = {
  "account.invalidCredentials": {
    it: "Email o password non corrette. Controllale e riprova.",
    en: "Wrong email or password. Check them and try again.",
  },
  "account.disabled": {
    it: "Questo account è sospeso. Nell’email che ti abbiamo inviato trovi il motivo e come presentare una contestazione. Se non la trovi, scrivi all’assistenza.",
    en: "This account is suspended. The email we sent you explains why and how to appeal. If you can’t find it, contact support.",
  },
  "account.emailTaken": {
    it: "Esiste già un account con questa email. Usa un altro indirizzo.",
    en: "There’s already an account with this email. Use another address.",
  },
  "account.usernameTaken": {
    it: "Questo nome utente è già in uso. Provane un altro.",
    en: "This username is taken. Try another one.",
  },
  "account.notFound": {
    it: "Questo account non esiste o è stato eliminato. Controlla l’indirizzo email.",
    en: "This account doesn’t exist or has been deleted. Check the email address.",
  },
  "account.codeInvalid": {
    it: "Il codice non è corretto. {triesLeft, plural, =0 {Chiedine uno nuovo.} one {Hai ancora # tentativo.} other {Hai ancora # tentativi.}}",
    en: "This code is wrong. {triesLeft, plural, =0 {Ask for a new one.} one {You have # attempt left.} other {You have # attempts left.}}",
  },
  "account.codeExpired": {
    it: "Il codice è scaduto o non è più valido. Chiedine uno nuovo.",
    en: "This code has expired or is no longer valid. Ask for a new one.",
  },
  "account.onboardingFailed": {
    it: "Non siamo riusciti a completare la configurazione del tuo account. Riprova.",
    en: "We couldn’t finish setting up your account. Try again.",
  },
  "account.passwordWrong": {
    it: "La password non è corretta. Controllala e riprova.",
    en: "That password is wrong. Check it and try again.",
  },
  "account.leaving": {
    it: "Questo account è in fase di eliminazione. Per continuare, scegli se mantenerlo.",
    en: "This account is scheduled for deletion. To continue, choose whether to keep it.",
  },
  "account.stepUpNeeded": { it: "Conferma la tua identità per continuare.", en: "Confirm it’s you to continue." },
  "account.stepUpRefused": {
    it: "Non puoi confermare la tua identità in questo modo. Scegline un altro.",
    en: "You can’t confirm it’s you this way. Choose another way.",
  },
  "account.undoExpired": {
    it: "Questo link è già stato usato o è scaduto. Se non hai cambiato tu l’email, scrivi all’assistenza.",
    en: "This link has already been used or has expired. If you didn’t change your email, contact support.",
  },
  "account.lastSignInMethod": {
    it: "Questo è il tuo unico modo per accedere. Aggiungine un altro prima di rimuoverlo.",
    en: "This is your only way to sign in. Add another before you remove it.",
  },
  "account.onlyOwner": {
    it: "Sei l’unica persona responsabile di {space} e gli altri membri resterebbero senza responsabile. Assegna prima il ruolo di responsabile a un altro membro.",
    en: "You’re the only owner of {space}, and the other members would be left without one. Make another member an owner first.",
  },
  "account.usernameMismatch": {
    it: "Questo non è il tuo nome utente. Controllalo e riprova.",
    en: "This isn’t your username. Check it and try again.",
  },
  "session.notFound": {
    it: "Questo dispositivo è già stato disconnesso. Aggiorna l’elenco.",
    en: "This device is already signed out. Refresh the list.",
  },
  "social.unavailable": {
    it: "Questo modo di accedere non è disponibile qui. Scegline un altro.",
    en: "This sign-in method isn’t available here. Choose another one.",
  },
  "social.denied": {
    it: "Hai annullato l’accesso. Riprova o usa l’email.",
    en: "You cancelled the sign-in. Try again or use your email.",
  },
  "social.flowInvalid": {
    it: "L’accesso è scaduto o è iniziato in un’altra finestra. Ricomincia da capo.",
    en: "This sign-in has expired or was started in another window. Start again.",
  },
  "social.failed": {
    it: "Il servizio con cui vuoi accedere non risponde come dovrebbe. Riprova tra poco.",
    en: "The service you’re signing in with isn’t responding as it should. Try again shortly.",
  },
  "social.signUpNeeded": {
    it: "Manca poco: accetta i termini d’uso e completa i dati del tuo account.",
    en: "Almost there: accept the terms of use and complete your account details.",
  },
  "social.signInFirst": {
    it: "{email} ha già un account. Accedi come fai di solito, poi collega questo servizio dalle impostazioni.",
    en: "{email} already has an account. Sign in the way you usually do, then connect this service in the settings.",
  },
  "social.alreadyLinked": {
    it: "Questo servizio è già collegato a un account. Scollegalo prima da quell’account, poi riprova.",
    en: "This service is already connected to an account. Disconnect it there first, then try again.",
  },
  "social.notFound": {
    it: "Questo servizio non è collegato al tuo account. Ricarica la pagina per vedere i servizi collegati.",
    en: "This service isn’t connected to your account. Reload the page to see the connected services.",
  },
  "passkey.enrolmentExpired": {
    it: "Questo link è già stato usato o è scaduto. Chiedine uno nuovo a chi gestisce il sito.",
    en: "This link has already been used or has expired. Ask the site’s operator for a new one.",
  },
  "passkey.refused": {
    it: "Questa passkey non è stata accettata. Riprova o scegli un altro modo.",
    en: "This passkey wasn’t accepted. Try again or choose another way.",
  },
  "passkey.alreadyThere": {
    it: "Questo dispositivo ha già una passkey. Usala per accedere.",
    en: "This device already has a passkey. Use it to sign in.",
  },
  "passkey.tooMany": {
    it: "Hai già {max, plural, one {# passkey} other {# passkey}}. Rimuovine una che non usi, poi riprova.",
    en: "You already have {max, plural, one {# passkey} other {# passkeys}}. Remove one you don’t use, then try again.",
  },
  "passkey.notFound": {
    it: "Questa passkey non esiste o è stata rimossa.",
    en: "This passkey doesn’t exist or has been removed.",
  },
  "email.notValidated": {
    it: "Prima conferma la tua email. Possiamo inviarti un nuovo codice.",
    en: "Confirm your email first. We can send you a new code.",
  },
  "email.sendFailed": {
    it: "Non siamo riusciti a inviare l’email di conferma. Riprova.",
    en: "We couldn’t send the confirmation email. Try again.",
  },
  "recaptcha.invalidKey": {
    it: "Non siamo riusciti a verificare che tu non sia un bot. Ricarica la pagina e riprova.",
    en: "We couldn’t verify that you’re not a bot. Reload the page and try again.",
  },
  "recaptcha.failed": {
    it: "Il controllo automatico contro i bot non risponde. Riprova.",
    en: "The automatic check against bots isn’t responding. Try again.",
  },
  "recaptcha.needed": {
    it: "Conferma di essere una persona per continuare.",
    en: "Confirm that you’re a person to continue.",
  },
};
