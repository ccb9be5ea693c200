import { backOfficeProblemTexts } from "./back-office-problems.ts";
import { billingProblemTexts } from "./billing-problems.ts";
import type { ProblemCode, ServerLanguage } from "@orbita/contract";
import { fill, type Params, type Text } from "./fill.ts";
import { feedProblemTexts } from "./feed-problems.ts";
import { hiringProblemTexts } from "./hiring-problems.ts";

/** Texts for a failed request. A code without both texts does not compile. */
export const problemTexts: Record<ProblemCode, Text> = {
  ...feedProblemTexts,
  ...hiringProblemTexts,
  "request.malformed": { it: "La richiesta non si può leggere", en: "The request cannot be read" },
  "request.invalid": { it: "Controlla i campi segnalati", en: "Check the fields marked below" },
  "request.addressTooLong": {
    it: "L’indirizzo è troppo lungo. Controlla il link",
    en: "The address is too long. Check the link",
  },
  "request.tooLarge": { it: "L’invio è troppo grande", en: "What you sent is too large" },
  "request.tooMany": {
    it: "Troppe richieste in poco tempo. Riprova tra {retryAfter} s.",
    en: "Too many requests in a short time. Try again in {retryAfter} s.",
  },
  "request.keyReused": {
    it: "Questa richiesta era già stata inviata con altri dati",
    en: "This request was already sent with other data",
  },
  "request.keyMissing": {
    it: "Manca la chiave che evita di inviare due volte",
    en: "The key that prevents sending twice is missing",
  },
  "access.unauthenticated": { it: "Accedi per continuare", en: "Sign in to continue" },
  "access.denied": { it: "Non hai il permesso di accedere", en: "You do not have permission to access this" },
  "route.notFound": { it: "Questo indirizzo non esiste", en: "This address does not exist" },
  "server.maintenance": {
    it: "La piattaforma è in manutenzione. Torna tra qualche minuto.",
    en: "The platform is under maintenance. Come back in a few minutes.",
  },
  "server.overloaded": {
    it: "Ci sono molte richieste in questo momento. Riprova tra poco.",
    en: "There are many requests right now. Try again shortly.",
  },
  "server.failed": {
    it: "Qualcosa è andato storto. Il problema è nostro: riprova.",
    en: "Something went wrong, try again. The problem is ours.",
  },
  "search.unavailable": {
    it: "La ricerca non risponde. Gli annunci sono al sicuro: riprova tra poco.",
    en: "Search does not answer. The job posts are safe: try again shortly.",
  },
  "realtime.unavailable": {
    it: "Gli aggiornamenti dal vivo sono in pausa. I dati restano leggibili.",
    en: "Live updates are paused. The data can still be read.",
  },
  "data.loadFailed": {
    it: "Non siamo riusciti a caricare i dati. Il problema è nostro.",
    en: "We could not load this. The problem is ours.",
  },

  "account.invalidCredentials": { it: "Email o password non corrette", en: "Wrong email or password" },
  "account.disabled": {
    it: "Questo account è disattivato. Scrivi all’assistenza.",
    en: "This account is disabled. Write to support.",
  },
  "account.emailTaken": { it: "Questa email è già in uso", en: "This email is already in use" },
  "account.usernameTaken": { it: "Questo nome utente è già in uso", en: "This username is already in use" },
  "account.notFound": {
    it: "Questa persona non esiste. Controlla l’email.",
    en: "This person does not exist. Check the email.",
  },
  "account.codeInvalid": {
    it: "Il codice non è giusto. Tentativi rimasti: {triesLeft}.",
    en: "The code is not right. Tries left: {triesLeft}.",
  },
  "account.codeExpired": {
    it: "Il codice è scaduto o non vale più. Chiedine uno nuovo.",
    en: "The code has expired or is no longer valid. Ask for a new one.",
  },
  "account.onboardingFailed": {
    it: "Non siamo riusciti a completare l’iscrizione. Riprova.",
    en: "We could not complete the onboarding. Try again.",
  },
  "email.notValidated": {
    it: "Prima conferma la tua email: ti inviamo un nuovo codice quando vuoi",
    en: "Your email is not validated yet: we send a new code whenever you like",
  },
  "email.sendFailed": {
    it: "Non siamo riusciti a inviare l’email di conferma",
    en: "We could not send the confirmation email",
  },
  "recaptcha.invalidKey": { it: "La chiave di verifica non è valida", en: "The verification key is not valid" },
  "recaptcha.failed": {
    it: "La verifica anti-robot non ha risposto. Riprova.",
    en: "The robot check did not answer. Try again.",
  },

  "file.uploadFailed": { it: "Il caricamento non è riuscito. Riprova.", en: "The upload failed. Try again." },
  "file.downloadFailed": { it: "Lo scaricamento non è riuscito. Riprova.", en: "The download failed. Try again." },
  "file.rejected": { it: "Questo file non si può accettare", en: "This file cannot be accepted" },

  "space.suspended": {
    it: "Questo Space è sospeso: puoi leggere, non cambiare niente",
    en: "This Space is suspended: you can read, but change nothing",
  },
  "space.notVerified": {
    it: "Per questo lo Space deve essere verificato. Apri Impostazioni → Verifica.",
    en: "The Space must be verified for this. Open Settings → Verification.",
  },
  "space.vatMissing": {
    it: "Inserisci prima la partita IVA nei dati aziendali",
    en: "Enter the VAT number in the company data first",
  },
  "talent.openLimit": {
    it: "Il tuo Space ha già aperto {max} CV oggi. Potrà aprirne altri da domani.",
    en: "Your Space has already opened {max} CVs today. You can open more tomorrow.",
  },
  "domain.notFound": {
    it: "Questo dominio è stato rimosso. Aggiorna l’elenco.",
    en: "This domain has been removed. Refresh the list.",
  },
  "domain.alreadyAdded": {
    it: "Questo dominio è già nell’elenco",
    en: "This domain is already in the list",
  },
  "domain.tooMany": {
    it: "Uno Space può avere al massimo {max} domini. Rimuovine uno.",
    en: "A Space can have up to {max} domains. Remove one first.",
  },
  "domain.linkNotFound": {
    it: "Questo link è scaduto o è già stato usato. Chiedi di riceverne un altro.",
    en: "This link has expired or was already used. Ask for a new one.",
  },
  "space.notFound": { it: "Questo Space non esiste", en: "This Space does not exist" },
  "space.urlTaken": {
    it: "Questo indirizzo di Space è già in uso",
    en: "This Space address is already in use",
  },
  "space.vatTaken": {
    it: "Questa partita IVA ha già uno Space: {space}.",
    en: "This VAT number already has a Space: {space}.",
  },
  "space.createFailed": {
    it: "Non siamo riusciti a creare lo Space. Riprova più tardi.",
    en: "There was a problem creating the Space. Try again later.",
  },
  "space.userAlreadyAdded": {
    it: "Questa persona fa già parte dello Space",
    en: "This person was already added to the Space",
  },
  "space.userUnknown": {
    it: "Questa persona non esiste. Controlla l’email.",
    en: "This user does not exist. Check the email.",
  },
  "space.lastUser": {
    it: "L’ultima persona dello Space non si può togliere",
    en: "The last user of a Space cannot be removed",
  },
  "space.selfRemoval": {
    it: "Non puoi togliere te dallo Space",
    en: "You cannot remove yourself from the Space",
  },

  "space.lastOwner": {
    it: "Serve almeno una persona responsabile. Danne il ruolo a qualcun altro, prima.",
    en: "At least one owner is needed. Give the role to somebody else first.",
  },
  "space.supportOnly": {
    it: "Questo dato si cambia solo tramite assistenza",
    en: "Only support can change this",
  },
  "space.changedMeanwhile": {
    it: "Nel frattempo qualcuno ha cambiato lo Space. Ricarica per vedere come sta.",
    en: "Somebody changed the Space meanwhile. Reload to see how it stands.",
  },
  "space.urlMismatch": {
    it: "Non è l’indirizzo di questo Space",
    en: "This is not the address of this Space",
  },
  "space.stillPublished": {
    it: "Prima ritira gli annunci pubblicati: sono {posts}.",
    en: "Withdraw the published job posts first: there are {posts}.",
  },
  "invitation.notFound": {
    it: "Questo invito è scaduto, è stato ritirato o è già stato usato",
    en: "This invitation expired, was withdrawn or was used already",
  },
  "invitation.tooMany": {
    it: "Ci sono già {max} inviti in attesa. Ritirane qualcuno.",
    en: "There are {max} invitations waiting already. Withdraw some.",
  },
  "invitation.otherAddress": {
    it: "L’invito è per un altro indirizzo. Accedi con quello.",
    en: "The invitation is for another address. Sign in with that one.",
  },

  "vocabulary.notFound": { it: "Questa voce non esiste", en: "There is no such entry" },
  "vocabulary.codeTaken": { it: "Questo codice è già in uso", en: "This code is already in use" },
  "vocabulary.labelTaken": {
    it: "Nella lista c’è già “{label}”",
    en: "The list already has “{label}”",
  },
  "vocabulary.inUse": {
    it: "Si elimina solo una voce non usata: questa ha {uses} usi. Uniscila a un’altra.",
    en: "Only an unused entry can be deleted: this one has {uses} uses. Merge it into another.",
  },
  "vocabulary.fixed": {
    it: "Questa lista è del programma: le voci si rinominano e si ordinano, non si aggiungono né si tolgono",
    en: "This list belongs to the software: its entries are renamed and ordered, not added or removed",
  },
  "vocabulary.otherList": { it: "Le due voci sono di liste diverse", en: "The two entries are of different lists" },
  "vocabulary.unknownCode": { it: "Questo valore non è nella lista", en: "This value is not in the list" },
  "skill.notFound": { it: "Questa competenza non esiste", en: "There is no such skill" },
  "skill.exists": { it: "C’è già: {name}", en: "It is there already: {name}" },
  "skill.alreadySuggested": {
    it: "Qualcuno l’ha già proposta: la stiamo guardando",
    en: "Somebody proposed it already: we are looking at it",
  },
  "skill.tooManySuggestions": {
    it: "Hai già {max} proposte in attesa. Aspetta la risposta.",
    en: "You have {max} proposals waiting already. Wait for the answer.",
  },
  "place.notFound": { it: "Questo luogo non esiste", en: "There is no such place" },

  "jobPost.notFound": { it: "Questo annuncio non esiste", en: "This job post does not exist" },
  "jobPost.closed": {
    it: "L’annuncio «{title}» di {space} è chiuso",
    en: "The job post “{title}” by {space} is closed",
  },
  "jobPost.wording": {
    it: "L’annuncio dice qualcosa che la legge non permette",
    en: "The job post says something that the law does not allow",
  },
  "jobPost.incomplete": {
    it: "Per pubblicare mancano ancora i campi segnalati",
    en: "The fields marked below are still needed to publish",
  },
  "jobPost.wrongStatus": {
    it: "Un annuncio in stato «{from:status}» non può diventare «{to:status}»",
    en: "A job post that is {from:status} cannot become {to:status}",
  },
  "jobPost.noSlotsLeft": { it: "Non ci sono più posti {plan:plan}", en: "No publishing slots left" },
  "jobPost.answersOwed": {
    it: "{late} persone aspettano una risposta oltre il giorno promesso. Rispondi prima a loro, poi pubblichi.",
    en: "{late} people wait for an answer past the promised day. Answer them first, then publish.",
  },
  "jobPost.changedMeanwhile": {
    it: "Qualcun altro ha cambiato questo annuncio. Le tue modifiche sono ancora qui.",
    en: "Someone else changed this job post. Your changes are still here.",
  },

  "resume.notFound": { it: "Questo CV non c’è", en: "There is no such resume" },
  "resume.changedMeanwhile": {
    it: "Il CV è cambiato in un’altra finestra. Quello che hai scritto è ancora qui.",
    en: "The resume changed in another window. What you wrote is still here.",
  },
  "resume.versionNotFound": { it: "Questa versione non c’è", en: "There is no such version" },
  "resume.linkNotFound": {
    it: "Questo link non c’è o è stato ritirato",
    en: "There is no such link, or it was withdrawn",
  },
  "resume.tooMany": { it: "Ne hai già {max}: togline prima uno", en: "You have {max} already: remove one first" },
  "resumeUpload.notFound": { it: "Questo documento non c’è", en: "There is no such document" },
  "resumeUpload.notReady": {
    it: "Questo documento non si può rivedere: guarda a che punto è",
    en: "This document cannot be reviewed: look where it is",
  },
  "candidate.notFound": { it: "Questa candidatura non c’è, o non più", en: "There is no such candidate, or no longer" },
  "candidate.alreadyAdded": {
    it: "Il tuo Space ha già il CV di questa persona",
    en: "Your Space has this person’s CV already",
  },

  "account.passwordWrong": { it: "La password non è corretta", en: "The password is not correct" },
  "account.leaving": {
    it: "Questo account è in eliminazione. Scegli se mantenerlo per continuare.",
    en: "This account is being deleted. Choose whether to keep it to continue.",
  },
  "passkey.enrolmentExpired": {
    it: "Questo link è già stato usato oppure è scaduto. Chiedine uno nuovo a chi gestisce il sito.",
    en: "This link has already been used or has expired. Ask the site’s operator for a new one.",
  },
  "account.stepUpNeeded": { it: "Conferma che sei tu per continuare", en: "Confirm it’s you to continue" },
  "account.stepUpRefused": {
    it: "Questo account non può confermare così. Scegli un altro modo.",
    en: "This account can’t confirm that way. Choose another way.",
  },
  "account.undoExpired": {
    it: "Questo link è già stato usato oppure è scaduto",
    en: "This link has already been used or has expired",
  },
  "account.lastSignInMethod": {
    it: "È l’unico modo che hai per entrare: aggiungine un altro prima di toglierlo",
    en: "It is your only way to sign in: add another before you remove it",
  },
  "account.onlyOwner": {
    it: "Sei l’unica persona responsabile di {space}: nominane un’altra prima",
    en: "You are the only owner of {space}: name another one first",
  },
  "account.usernameMismatch": { it: "Non è il tuo nome utente", en: "That is not your username" },
  "session.notFound": { it: "Questo accesso non c’è più", en: "This sign-in is no longer there" },
  "social.unavailable": {
    it: "Questo modo di accedere non è attivo qui",
    en: "This way to sign in is not available here",
  },
  "social.denied": {
    it: "Hai annullato l’accesso. Puoi riprovare o usare l’email.",
    en: "You cancelled the sign-in. Try again, or use your email.",
  },
  "social.flowInvalid": {
    it: "L’accesso è scaduto o è iniziato in un’altra finestra. Riprova da capo.",
    en: "This sign-in has expired or began in another window. Start again.",
  },
  "social.failed": {
    it: "Il servizio con cui vuoi accedere non risponde come dovrebbe. Riprova tra poco.",
    en: "The service you want to sign in with does not answer as it should. Try again shortly.",
  },
  "social.signUpNeeded": {
    it: "Manca poco: accetta i termini e completa il profilo",
    en: "Almost there: accept the terms and complete your profile",
  },
  "social.signInFirst": {
    it: "{email} ha già un profilo. Accedi come fai di solito, poi collega questo servizio dalle impostazioni.",
    en: "{email} already has a profile. Sign in as you usually do, then connect this service from the settings.",
  },
  "social.alreadyLinked": {
    it: "Questo servizio è già collegato a un profilo",
    en: "This service is already connected to a profile",
  },
  "social.notFound": { it: "Questo servizio non è collegato", en: "This service is not connected" },
  "passkey.refused": { it: "Questa passkey non è stata accettata", en: "This passkey was not accepted" },
  "passkey.alreadyThere": { it: "Questo dispositivo ha già una passkey", en: "This device already has a passkey" },
  "passkey.tooMany": {
    it: "Hai già {max} passkey. Togline una che non usi, poi riprova.",
    en: "You have {max} passkeys already. Remove one that you do not use, then try again.",
  },
  "passkey.notFound": { it: "Questa passkey non c’è più", en: "This passkey is no longer there" },
  "recaptcha.needed": {
    it: "Conferma di essere una persona per continuare",
    en: "Confirm that you are a person to continue",
  },
  "file.notFound": { it: "Questo file non c’è", en: "This file is not there" },
  "file.wrongType": {
    it: "Questo tipo di file non si può caricare qui",
    en: "This type of file cannot be uploaded here",
  },
  "file.tooLarge": {
    it: "Il file è troppo grande: al massimo {max} KB",
    en: "The file is too large: at most {max} KB",
  },
  "file.damaged": {
    it: "Il file è rovinato o incompleto: non si apre",
    en: "The file is damaged or incomplete: it does not open",
  },
  "file.infected": {
    it: "Il file contiene un virus: non lo abbiamo salvato",
    en: "The file contains a virus: we have not kept it",
  },
  "file.scanUnavailable": {
    it: "Il controllo dei file non risponde. Riprova tra poco: non abbiamo salvato nulla.",
    en: "The file check does not answer. Try again shortly: nothing was kept.",
  },
  "people.notFound": { it: "Questa pagina non c’è, o non è per te", en: "This page is not there, or not for you" },
  "people.alreadyHidden": { it: "È già nella lista", en: "It is already in the list" },
  "contact.failed": { it: "Il messaggio non è partito. Riprova.", en: "The message was not sent. Try again." },
  ...backOfficeProblemTexts,
  ...billingProblemTexts,
  "notification.linkInvalid": {
    it: "Questo link non vale",
    en: "This link is not valid",
  },
};

export const problemText = (code: ProblemCode, language: ServerLanguage, params: Params = {}): string =>
  fill(problemTexts[code][language], language, params);
