import type { ProblemCode, ServerLanguage } from "@orbita/contract";
import type { BilingualText } from "../bilingual-text.ts";
import { accountProblemTexts } from "./account-problems.ts";
import { backOfficeProblemTexts } from "./back-office-problems.ts";
import { billingProblemTexts } from "./billing-problems.ts";
import { feedProblemTexts } from "./feed-problems.ts";
import { formatText, type MessageParameters } from "./format-text.ts";
import { hiringProblemTexts } from "./hiring-problems.ts";
import { spaceProblemTexts } from "./space-problems.ts";

/** Texts for a failed request. A code without both texts does not compile. */
export const problemTexts: Record<ProblemCode, BilingualText> = {
  ...accountProblemTexts,
  ...backOfficeProblemTexts,
  ...billingProblemTexts,
  ...feedProblemTexts,
  ...hiringProblemTexts,
  ...spaceProblemTexts,
  "request.malformed": {
    it: "Non siamo riusciti a leggere la richiesta. Ricarica la pagina e riprova.",
    en: "We couldn’t read this request. Reload the page and try again.",
  },
  "request.invalid": { it: "Controlla i campi segnalati.", en: "Check the marked fields." },
  "request.addressTooLong": {
    it: "L’indirizzo è troppo lungo. Controlla il link.",
    en: "The address is too long. Check the link.",
  },
  "request.tooLarge": {
    it: "Quello che vuoi inviare è troppo grande. Accorcia il testo o scegli un file più piccolo.",
    en: "What you’re sending is too large. Shorten the text or choose a smaller file.",
  },
  "request.tooMany": {
    it: "Troppi tentativi in poco tempo. Aspetta un po’, poi riprova.",
    en: "Too many attempts in a short time. Wait a little, then try again.",
  },
  "request.keyReused": {
    it: "Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina e riprova.",
    en: "This request has already been sent with different data. Reload the page and try again.",
  },
  "request.keyMissing": {
    it: "In questa richiesta manca la chiave che evita un doppio invio. Ricarica la pagina e riprova.",
    en: "This request lacks the key that prevents sending it twice. Reload the page and try again.",
  },
  "access.unauthenticated": { it: "Accedi per continuare.", en: "Sign in to continue." },
  "access.denied": {
    it: "Non hai i permessi per questa pagina o questa azione. Torna indietro o accedi con un altro account.",
    en: "You don’t have permission for this page or action. Go back, or sign in with another account.",
  },
  "route.notFound": {
    it: "Questo indirizzo non esiste. Controlla il link o vai alla pagina iniziale.",
    en: "This address doesn’t exist. Check the link or go to the home page.",
  },
  "server.maintenance": {
    it: "La piattaforma è in manutenzione. Quello che hai inserito è al sicuro: riprova tra qualche minuto.",
    en: "The platform is under maintenance. What you’ve entered is safe: try again in a few minutes.",
  },
  "server.overloaded": {
    it: "In questo momento riceviamo molte richieste. Riprova tra poco.",
    en: "We’re getting a lot of requests right now. Try again in a moment.",
  },
  "server.failed": {
    it: "Qualcosa è andato storto da parte nostra. Riprova.",
    en: "Something went wrong on our side. Try again.",
  },
  "search.unavailable": {
    it: "La ricerca non è disponibile al momento. Il resto funziona. Riprova tra poco.",
    en: "Search is temporarily unavailable. Everything else works. Try again shortly.",
  },
  "realtime.unavailable": {
    it: "Gli aggiornamenti in tempo reale sono in pausa. Ricarica la pagina per vedere le novità.",
    en: "Live updates are paused. Reload the page to see what’s new.",
  },
  "data.loadFailed": {
    it: "Non siamo riusciti a caricare i dati per un problema nostro. Riprova.",
    en: "We couldn’t load the data because of a problem on our side. Try again.",
  },
  "file.uploadFailed": { it: "Il caricamento non è riuscito. Riprova.", en: "The upload failed. Try again." },
  "file.downloadFailed": { it: "Il download non è riuscito. Riprova.", en: "The download failed. Try again." },
  "file.rejected": {
    it: "Non possiamo accettare questo file. Potrebbe essere protetto da password, contenere macro o essere un’immagine di dimensioni non adatte. Scegli un altro file.",
    en: "We can’t accept this file. It may be password-protected, contain macros or be an image of the wrong size. Choose another file.",
  },
  "vocabulary.notFound": {
    it: "Questa voce non esiste o è stata eliminata.",
    en: "This entry doesn’t exist or has been deleted.",
  },
  "vocabulary.codeTaken": {
    it: "Questo codice è già in uso. Inseriscine un altro.",
    en: "This code is already in use. Enter another one.",
  },
  "vocabulary.labelTaken": {
    it: "Nell’elenco c’è già “{label}”. Inserisci un altro nome.",
    en: "The list already has “{label}”. Enter another name.",
  },
  "vocabulary.inUse": {
    it: "Si possono eliminare solo le voci non usate e questa ha {uses, plural, one {# uso} other {# usi}}. Uniscila a un’altra.",
    en: "Only unused entries can be deleted, and this one has {uses, plural, one {# use} other {# uses}}. Merge it into another.",
  },
  "vocabulary.fixed": {
    it: "Questo elenco fa parte del software. Puoi rinominare e riordinare le voci, ma non aggiungerne o eliminarne.",
    en: "This list is part of the software. You can rename and reorder its entries, but you can’t add or remove any.",
  },
  "vocabulary.otherList": {
    it: "Le due voci devono essere diverse e appartenere allo stesso elenco. Scegline un’altra.",
    en: "The two entries must be different and belong to the same list. Choose another one.",
  },
  "vocabulary.unknownCode": {
    it: "Questo valore non è nell’elenco. Scegline un altro.",
    en: "This value isn’t in the list. Choose another one.",
  },
  "skill.notFound": {
    it: "Questa competenza non esiste o è stata rimossa.",
    en: "This skill doesn’t exist or has been removed.",
  },
  "skill.exists": {
    it: "“{name}” è già nell’elenco delle competenze. Inserisci un altro nome.",
    en: "“{name}” is already in the list of skills. Enter another name.",
  },
  "skill.alreadySuggested": {
    it: "Qualcuno ha già proposto questa competenza. La stiamo valutando.",
    en: "Someone has already proposed this skill. We’re reviewing it.",
  },
  "skill.tooManySuggestions": {
    it: "Hai già {max, plural, one {# proposta} other {# proposte}} in attesa. Attendi la nostra decisione prima di inviarne un’altra.",
    en: "You already have {max, plural, one {# proposal} other {# proposals}} waiting. Wait for our decision before you send another.",
  },
  "place.notFound": {
    it: "Non abbiamo trovato questo luogo. Scegline un altro.",
    en: "We couldn’t find this place. Choose another.",
  },
  "jobPost.notFound": {
    it: "Questo annuncio non esiste o non è più disponibile.",
    en: "This job doesn’t exist or is no longer available.",
  },
  "jobPost.closed": { it: "L’annuncio “{title}” di {space} è chiuso.", en: "The job “{title}” at {space} is closed." },
  "jobPost.wording": {
    it: "Questo annuncio contiene espressioni che la legge non permette. Modifica i campi segnalati.",
    en: "This job contains wording that the law doesn’t allow. Edit the marked fields.",
  },
  "jobPost.incomplete": {
    it: "Completa i campi segnalati per pubblicare questo annuncio.",
    en: "Complete the marked fields to publish this job.",
  },
  "jobPost.wrongStatus": {
    it: "{from, select, draft {Questo annuncio è una bozza} published {Questo annuncio è pubblicato} suspended {Questo annuncio è sospeso} unpublished {Questo annuncio è chiuso} deleted {Questo annuncio è stato eliminato} other {Lo stato di questo annuncio è cambiato}}: l’azione non è possibile. Ricarica la pagina per vedere che cosa puoi fare.",
    en: "{from, select, draft {This job is a draft} published {This job is published} suspended {This job is suspended} unpublished {This job is closed} deleted {This job has been deleted} other {This job’s status has changed}}, so this action isn’t possible. Reload the page to see what you can do.",
  },
  "jobPost.noSlotsLeft": {
    it: "{total, plural, =0 {Il tuo contratto non prevede slot {plan, select, free {gratuiti} other {sponsorizzati}}. Scrivi all’assistenza per aggiungerne.} one {Il tuo unico slot {plan, select, free {gratuito} other {sponsorizzato}} è occupato. Sospendi o chiudi quell’annuncio per liberarlo.} other {I tuoi # slot {plan, select, free {gratuiti} other {sponsorizzati}} sono tutti occupati. Sospendi o chiudi uno di quegli annunci per liberarne uno.}}",
    en: "{total, plural, =0 {Your contract has no slots for {plan, select, free {free} other {sponsored}} jobs. Contact support to add some.} one {Your only slot for {plan, select, free {free} other {sponsored}} jobs is in use. Suspend or close that job to free it up.} other {All # slots for {plan, select, free {free} other {sponsored}} jobs are in use. Suspend or close one of those jobs to free one up.}}",
  },
  "jobPost.answersOwed": {
    it: "{late, plural, one {# persona candidata aspetta} other {# persone candidate aspettano}} ancora una risposta oltre la data promessa. Prima rispondi, poi pubblica.",
    en: "{late, plural, one {# candidate is} other {# candidates are}} still waiting for a reply past the promised date. Reply to them first, then publish.",
  },
  "jobPost.changedMeanwhile": {
    it: "Qualcun altro ha modificato questo annuncio mentre ci lavoravi. Le tue modifiche sono ancora qui: controlla la nuova versione.",
    en: "Someone else changed this job while you were editing. Your changes are still here: review their version.",
  },
  "salaryRole.notFound": {
    it: "Questo ruolo non è nell’elenco delle professioni. Cercane un altro.",
    en: "This role isn’t in the list of job titles. Search for another one.",
  },
  "resume.notFound": {
    it: "Questo CV non esiste o non è più disponibile.",
    en: "This CV doesn’t exist or is no longer available.",
  },
  "resume.changedMeanwhile": {
    it: "Il CV è cambiato in un’altra finestra. Quello che hai inserito è ancora qui: riprova.",
    en: "Your CV has changed in another window. What you’ve entered is still here: try again.",
  },
  "resume.versionNotFound": {
    it: "Questa versione non esiste o è stata eliminata.",
    en: "This version doesn’t exist or has been deleted.",
  },
  "resume.linkNotFound": {
    it: "Questo link non esiste o è stato ritirato.",
    en: "This link doesn’t exist or has been withdrawn.",
  },
  "resume.tooMany": {
    it: "Hai raggiunto il limite di {max, plural, one {# versione o link} other {# versioni o link}}. Rimuovi qualcosa per aggiungere altro.",
    en: "You’ve reached the limit of {max, plural, one {# version or link} other {# versions or links}}. Remove one to add another.",
  },
  "resumeUpload.notFound": {
    it: "Questo documento non esiste o è stato eliminato.",
    en: "This document doesn’t exist or has been deleted.",
  },
  "resumeUpload.notReady": {
    it: "Ora non puoi rivedere questo documento: la lettura è in corso, non è riuscita o l’hai già confermato. Controllane lo stato.",
    en: "This document can’t be reviewed now: it’s still being read, couldn’t be read or has already been confirmed. Check its status.",
  },
  "candidate.notFound": {
    it: "Questo CV aggiunto non esiste o è stato eliminato.",
    en: "This added CV doesn’t exist or has been deleted.",
  },
  "candidate.alreadyAdded": {
    it: "Il tuo Space ha già il CV di questa persona. Cercalo tra i CV aggiunti.",
    en: "Your Space already has this person’s CV. Look for it in the added CVs.",
  },
  "file.notFound": {
    it: "Questo file non esiste o è stato eliminato.",
    en: "This file doesn’t exist or has been deleted.",
  },
  "file.wrongType": {
    it: "Questo tipo di file non può essere caricato qui. Scegli un altro file.",
    en: "This type of file can’t be uploaded here. Choose another file.",
  },
  // `max` is in KB. The limit of documents, 5,120 KB, reads better in MB.
  "file.tooLarge": {
    it: "Il file è troppo grande. Scegline uno di {max, plural, =5120 {5 MB} other {# KB}} al massimo.",
    en: "The file is too large. Choose one of {max, plural, =5120 {5 MB} other {# KB}} or less.",
  },
  "file.damaged": {
    it: "Il file è danneggiato o incompleto e non si apre. Scegli un altro file.",
    en: "The file is damaged or incomplete and can’t be opened. Choose another file.",
  },
  "file.infected": {
    it: "Il file contiene un virus e non l’abbiamo salvato. Scegli un altro file.",
    en: "The file contains a virus, so we didn’t save it. Choose another file.",
  },
  "file.scanUnavailable": {
    it: "Il controllo dei file non risponde e non abbiamo salvato nulla. Riprova tra poco.",
    en: "The file check isn’t responding, so we didn’t save anything. Try again shortly.",
  },
  "people.notFound": {
    it: "Questo profilo non esiste o non puoi vederlo.",
    en: "This profile doesn’t exist or you can’t view it.",
  },
  "people.alreadyHidden": {
    it: "Il tuo profilo è già nascosto a questo Space o dominio. Inseriscine un altro.",
    en: "Your profile is already hidden from this Space or domain. Enter another one.",
  },
  "contact.failed": {
    it: "Non siamo riusciti a inviare il tuo messaggio. Riprova.",
    en: "We couldn’t send your message. Try again.",
  },
  "notification.linkInvalid": {
    it: "Questo link non è valido. Riaprilo dall’email o modifica le notifiche nelle impostazioni.",
    en: "This link isn’t valid. Open it again from the email or change your notifications in the settings.",
  },
};

export const problemText = (code: ProblemCode, language: ServerLanguage, params: MessageParameters = {}): string =>
  formatText(problemTexts[code], language, params);
