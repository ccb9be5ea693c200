import type { ProblemCode } from "@orbita/contract";
import type { BilingualText } from "../bilingual-text.ts";

type HiringProblemCode = Extract<
  ProblemCode,
  `${"ai" | "application" | "assistant" | "duplicate" | "interview" | "jobAlert" | "jobFit" | "jobMark" | "message" | "contactRequest" | "savedJob" | "savedSearch" | "scorecard" | "shortlist" | "thread"}.${string}`
>;

/** Error texts about applications and search. */
export const hiringProblemTexts: Record<HiringProblemCode, BilingualText> = {
  "thread.notFound": {
    it: "Questa conversazione non esiste o non è più disponibile.",
    en: "This conversation doesn’t exist or is no longer available.",
  },
  "message.closed": {
    it: "{reason, select, withdrawn {La candidatura è stata ritirata e in questa conversazione non puoi più scrivere.} unavailable {Al momento non puoi inviare messaggi in questa conversazione.} other {Questa conversazione è chiusa e non puoi più scrivere.}} Puoi ancora leggere i messaggi.",
    en: "{reason, select, withdrawn {The application was withdrawn, so you can’t write in this conversation anymore.} unavailable {You can’t send messages in this conversation at the moment.} other {This conversation is closed, so you can’t write in it anymore.}} You can still read the messages.",
  },
  "message.notFound": {
    it: "Questo messaggio non esiste o non è più disponibile.",
    en: "This message doesn’t exist or is no longer available.",
  },
  "message.templateNotFound": {
    it: "Questo modello non esiste o è stato eliminato.",
    en: "This template doesn’t exist or has been deleted.",
  },
  "message.templateNameInUse": {
    it: "Esiste già un modello con questo nome. Scegli un altro nome.",
    en: "A template with this name already exists. Choose another name.",
  },
  "message.tooManyTemplates": {
    it: "Uno Space può avere al massimo {max, plural, one {# modello} other {# modelli}}. Eliminane uno per aggiungerne un altro.",
    en: "A Space can have up to {max, plural, one {# template} other {# templates}}. Delete one to add another.",
  },
  "shortlist.notFound": {
    it: "Questa lista non esiste o è stata eliminata.",
    en: "This list doesn’t exist or has been deleted.",
  },
  "shortlist.tooMany": {
    it: "Uno Space può avere al massimo {max, plural, one {# lista} other {# liste}}. Eliminane una per crearne un’altra.",
    en: "A Space can have up to {max, plural, one {# list} other {# lists}}. Delete one to create another.",
  },
  "shortlist.nameInUse": {
    it: "Esiste già una lista con questo nome. Scegli un altro nome.",
    en: "A list with this name already exists. Choose another name.",
  },
  "shortlist.full": {
    it: "Una lista può contenere al massimo {max, plural, one {# persona} other {# persone}}. Rimuovi qualcuno o crea un’altra lista.",
    en: "A list can hold up to {max, plural, one {# person} other {# people}}. Remove someone or create another list.",
  },
  "contactRequest.notFound": {
    it: "Questa richiesta di contatto non esiste o non è più disponibile.",
    en: "This contact request doesn’t exist or is no longer available.",
  },
  "contactRequest.tooMany": {
    it: "Il tuo Space ha raggiunto il limite di {max, plural, one {# richiesta} other {# richieste}} di contatto per oggi. Potrai inviarne altre domani.",
    en: "Your Space has reached today’s limit of {max, plural, one {# contact request} other {# contact requests}}. You can send more tomorrow.",
  },
  "contactRequest.alreadyMade": {
    it: "Il tuo Space ha già inviato una richiesta di contatto a questa persona. Apri quella richiesta per continuare.",
    en: "Your Space has already sent this person a contact request. Open that request to continue.",
  },
  "contactRequest.resting": {
    it: "Questa persona non ha accettato l’ultima richiesta di contatto del tuo Space. Potrai inviarne un’altra tra {days, plural, one {# giorno} other {# giorni}}.",
    en: "This person didn’t accept your Space’s last contact request. You can send another in {days, plural, one {# day} other {# days}}.",
  },
  "contactRequest.notOpen": {
    it: "Questa richiesta di contatto non è più in attesa di risposta. Ricarica la pagina per vederne lo stato.",
    en: "This contact request is no longer waiting for a reply. Reload the page to see its status.",
  },
  "interview.notFound": {
    it: "Questo colloquio non esiste o non è più disponibile.",
    en: "This interview doesn’t exist or is no longer available.",
  },
  "interview.wrongState": {
    it: "Questa azione non è più possibile per questo colloquio. Ricarica la pagina per vederne lo stato.",
    en: "This action is no longer possible for this interview. Reload the page to see its status.",
  },
  "interview.changedMeanwhile": {
    it: "Nel frattempo il colloquio è cambiato. Ricarica la pagina e ricontrollalo.",
    en: "The interview has changed in the meantime. Reload the page and check it again.",
  },
  "interview.alreadyOpen": {
    it: "C’è già un colloquio aperto con questa persona. Proponi lì altri orari.",
    en: "There’s already an interview open with this person. Propose other times there.",
  },
  "interview.busy": {
    it: "{who} ha già un colloquio in uno di questi orari. Scegli un altro orario.",
    en: "{who} already has an interview at one of these times. Choose another time.",
  },
  "interview.slotTaken": {
    it: "Questo orario è stato prenotato un attimo fa. Scegline un altro.",
    en: "This time was booked a moment ago. Choose another.",
  },
  "interview.noSuchSlot": {
    it: "Questo orario non è più tra quelli proposti. Scegline un altro.",
    en: "This time is no longer among the proposed ones. Choose another.",
  },
  "savedSearch.notFound": {
    it: "Questa ricerca salvata non esiste o è stata eliminata.",
    en: "This saved search doesn’t exist or has been deleted.",
  },
  "jobAlert.linkExpired": {
    it: "Questo link è già stato usato o è scaduto. Se non ricevi ancora gli avvisi, richiedili di nuovo dalla ricerca.",
    en: "This link has already been used or has expired. If you aren’t getting the alerts yet, request them again from the search.",
  },
  "jobAlert.linkInvalid": {
    it: "Questo link è incompleto. Aprilo di nuovo dall’email.",
    en: "This link is incomplete. Open it again from the email.",
  },
  "jobAlert.tooMany": {
    it: "Con questo indirizzo puoi ricevere al massimo {max, plural, one {# avviso} other {# avvisi}}. Disattivane uno dal link “Gestisci avvisi” in fondo a un’email di avviso, poi conferma di nuovo.",
    en: "This address can get up to {max, plural, one {# alert} other {# alerts}}. Turn one off with the “Manage alerts” link at the bottom of an alert email, then confirm again.",
  },
  "savedSearch.tooMany": {
    it: "Puoi salvare al massimo {max, plural, one {# ricerca} other {# ricerche}}. Eliminane una per salvarne un’altra.",
    en: "You can save up to {max, plural, one {# search} other {# searches}}. Delete one to save another.",
  },
  "savedJob.tooMany": {
    it: "Puoi salvare al massimo {max, plural, one {# annuncio} other {# annunci}}. Rimuovine uno per salvarne un altro.",
    en: "You can save up to {max, plural, one {# job} other {# jobs}}. Remove one to save another.",
  },
  "jobMark.tooMany": {
    it: "Puoi nasconderne al massimo {max, number}. Nelle impostazioni puoi mostrarne di nuovo qualcuno.",
    en: "You can hide up to {max, number}. In your settings you can show some of them again.",
  },
  "jobFit.tooManyReasons": {
    it: "Puoi indicare al massimo {max, number} annunci che non fanno per te. Nelle impostazioni puoi annullarne qualcuno.",
    en: "You can mark up to {max, number} jobs as not for you. In your settings you can undo some of them.",
  },
  "application.alreadyApplied": {
    it: "Hai già inviato una candidatura per questo annuncio.",
    en: "You’ve already applied for this job.",
  },
  "application.notFound": {
    it: "Questa candidatura non esiste o non è più disponibile.",
    en: "This application doesn’t exist or is no longer available.",
  },
  "application.noteNotFound": {
    it: "Questa nota non esiste o è stata eliminata.",
    en: "This note doesn’t exist or has been deleted.",
  },
  "application.wrongStatus": {
    it: "Lo stato attuale della candidatura non permette questo passaggio. Ricarica la pagina per controllarlo.",
    en: "The application’s current status doesn’t allow this step. Reload the page to check it.",
  },
  "application.alreadyTold": {
    it: "La persona candidata ha già ricevuto la notifica: questo passaggio non si può più annullare.",
    en: "The candidate has already been notified, so this move can no longer be undone.",
  },
  "application.changedMeanwhile": {
    it: "Nel frattempo la candidatura è cambiata. Ricontrollala prima di continuare.",
    en: "The application has changed in the meantime. Review it before you continue.",
  },
  "application.ownSpace": {
    it: "Fai parte di questo Space e non puoi candidarti ai suoi annunci.",
    en: "You’re a member of this Space, so you can’t apply for its jobs.",
  },
  "application.resumeEmpty": {
    it: "Il tuo CV è vuoto. Aggiungi qualcosa prima di candidarti.",
    en: "Your CV is empty. Add something to it before you apply.",
  },
  "application.answersMissing": {
    it: "Rispondi a tutte le domande obbligatorie.",
    en: "Answer all the required questions.",
  },
  "application.wording": {
    it: "“{quote}” riguarda età, sesso, origine, salute, famiglia, convinzioni o appartenenza sindacale, che non possono contare nella selezione. Rimuovi questa parte per continuare (D.Lgs. 276/2003, art. 10).",
    en: "“{quote}” refers to age, sex, origin, health, family, beliefs or union membership, which can’t be considered when selecting people. Remove it to continue (D.Lgs. 276/2003, art. 10).",
  },
  "scorecard.empty": {
    it: "Tutti i criteri sono segnati come “Non chiesto”. Valutane almeno uno per inviare la scheda di valutazione.",
    en: "Every criterion is marked “Not asked”. Rate at least one to submit the scorecard.",
  },
  "scorecard.changedMeanwhile": {
    it: "La tua scheda di valutazione è cambiata in un’altra finestra. Ricontrollala prima di continuare.",
    en: "Your scorecard has changed in another window. Review it before you continue.",
  },
  "scorecard.criteriaChanged": {
    it: "Nel frattempo i criteri dell’annuncio sono cambiati. Ricontrollali prima di continuare.",
    en: "The job’s criteria have changed in the meantime. Review them before you continue.",
  },
  "scorecard.tooManyCriteria": {
    it: "Puoi aggiungere al massimo {max, plural, one {# criterio personalizzato} other {# criteri personalizzati}} per annuncio. Rimuovine uno per aggiungerne un altro.",
    en: "You can add up to {max, plural, one {# criterion} other {# criteria}} of your own to a job. Remove one to add another.",
  },
  "scorecard.criterionExists": {
    it: "Questo criterio è già nell’elenco. Inseriscine uno diverso.",
    en: "This criterion is already on the list. Enter a different one.",
  },
  "scorecard.criterionNotFound": {
    it: "Questo criterio non esiste o è stato rimosso.",
    en: "This criterion doesn’t exist or has been removed.",
  },
  "application.noteChangedMeanwhile": {
    it: "Qualcuno ha modificato questa nota mentre ci lavoravi. Controlla la nuova versione.",
    en: "Someone changed this note while you were editing. Review their version.",
  },
  "duplicate.notFound": {
    it: "Questo suggerimento non esiste o non è più disponibile.",
    en: "This suggestion doesn’t exist or is no longer available.",
  },
  "application.wordsMissing": {
    it: "Inserisci una risposta nella lingua della persona candidata.",
    en: "Enter a reply in the candidate’s language.",
  },
  "assistant.failed": {
    it: "L’assistente non è riuscito a scrivere una risposta. Riprova.",
    en: "The assistant couldn’t write an answer. Try again.",
  },
  "assistant.conversationNotFound": {
    it: "Questa conversazione non esiste o è stata eliminata.",
    en: "This conversation doesn’t exist or has been deleted.",
  },
  "ai.switchedOff": {
    it: "Questa funzione AI è disattivata. Si può attivare nelle impostazioni.",
    en: "This AI feature is turned off. It can be turned on in the settings.",
  },
  "ai.optedOut": {
    it: "Questa persona non vuole che l’AI legga il suo CV. Puoi comunque leggerlo tu.",
    en: "This person doesn’t want AI to read their CV. You can still read it yourself.",
  },
};
