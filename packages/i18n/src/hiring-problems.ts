import type { ProblemCode } from "@orbita/contract";
import type { Text } from "./fill.ts";

type HiringCode = Extract<
  ProblemCode,
  `${"ai" | "application" | "assistant" | "duplicate" | "interview" | "message" | "offer" | "savedJob" | "savedSearch" | "scorecard" | "shortlist" | "thread"}.${string}`
>;

/** Problems of applications and of search. */
export const hiringProblemTexts: Record<HiringCode, Text> = {
  "thread.notFound": { it: "Questa conversazione non esiste", en: "This conversation does not exist" },
  "message.closed": {
    it: "In questa conversazione non si può più scrivere",
    en: "Nobody can write in this conversation any more",
  },
  "message.notFound": { it: "Questo messaggio non esiste", en: "This message does not exist" },
  "message.templateNotFound": { it: "Questo modello non esiste", en: "This template does not exist" },
  "message.templateNameInUse": {
    it: "C’è già un modello con questo nome",
    en: "There is already a template of this name",
  },
  "message.tooManyTemplates": {
    it: "Uno Space può avere al massimo {max} modelli",
    en: "A Space can have at most {max} templates",
  },
  "shortlist.notFound": { it: "Questa lista non esiste", en: "This shortlist does not exist" },
  "shortlist.tooMany": {
    it: "Uno Space può avere al massimo {max} liste",
    en: "A Space can have at most {max} shortlists",
  },
  "shortlist.nameInUse": { it: "C’è già una lista con questo nome", en: "There is already a shortlist of this name" },
  "shortlist.full": {
    it: "In una lista stanno al massimo {max} persone",
    en: "A shortlist holds at most {max} people",
  },
  "offer.notFound": { it: "Questa offerta non esiste", en: "This offer does not exist" },
  "offer.tooMany": {
    it: "Per oggi lo Space ha già scritto a {max} persone: si ricomincia domani",
    en: "The Space has written to {max} people today: it goes on tomorrow",
  },
  "offer.alreadyMade": {
    it: "A questa persona il tuo Space ha già scritto",
    en: "Your Space has already written to this person",
  },
  "offer.resting": {
    it: "Questa persona non ha accettato: il tuo Space può riscriverle fra {days} giorni",
    en: "This person did not accept: your Space can write again in {days} days",
  },
  "offer.notOpen": {
    it: "Questa offerta non aspetta più risposta",
    en: "This offer does not wait for an answer any more",
  },
  "interview.notFound": { it: "Questo colloquio non c’è", en: "This interview does not exist" },
  "interview.wrongState": {
    it: "Con questo colloquio non si può più fare",
    en: "That cannot be done with this interview any more",
  },
  "interview.changedMeanwhile": {
    it: "Nel frattempo il colloquio è cambiato: guarda di nuovo",
    en: "The interview changed meanwhile: have another look",
  },
  "interview.alreadyOpen": {
    it: "Per questa persona c’è già un colloquio in corso: proponi lì altri orari",
    en: "There is already an interview under way with this person: propose other times there",
  },
  "interview.busy": {
    it: "{who} ha già un colloquio in uno di questi orari",
    en: "{who} is already in an interview at one of these times",
  },
  "interview.slotTaken": {
    it: "Questo orario è stato preso un attimo fa: scegline un altro",
    en: "This time was taken a moment ago: choose another",
  },
  "interview.noSuchSlot": {
    it: "Questo orario non è più fra quelli proposti",
    en: "This time is no longer among those proposed",
  },
  "savedSearch.notFound": { it: "Questa ricerca salvata non esiste", en: "This saved search does not exist" },
  "savedSearch.tooMany": {
    it: "Si possono salvare al massimo {max} ricerche",
    en: "At most {max} searches can be saved",
  },
  "savedJob.tooMany": {
    it: "Puoi salvare al massimo {max} annunci",
    en: "You can save at most {max} job posts",
  },
  "application.alreadyApplied": {
    it: "Ti sei già candidato o candidata a questo annuncio",
    en: "You have already applied to this job",
  },
  "application.notFound": {
    it: "Questa candidatura non c’è",
    en: "This application does not exist",
  },
  "application.noteNotFound": {
    it: "Questa nota non c’è più",
    en: "This note is no longer there",
  },
  "application.wrongStatus": {
    it: "Da dove si trova ora la candidatura non può andare lì",
    en: "From where it stands now the application cannot go there",
  },
  "application.alreadyTold": {
    it: "Chi si è candidato lo sa già: non si può più annullare.",
    en: "The candidate has been told already: it can no longer be undone.",
  },
  "application.changedMeanwhile": {
    it: "Intanto la candidatura è cambiata. Guardala di nuovo.",
    en: "The application changed meanwhile. Look at it again.",
  },
  "application.ownSpace": {
    it: "Fai parte di questo Space: non puoi candidarti ai suoi annunci",
    en: "You are a member of this Space: you cannot apply to its job posts",
  },
  "application.resumeEmpty": {
    it: "Il tuo CV è vuoto. Aggiungi qualcosa prima di candidarti.",
    en: "Your resume is empty. Add something before you apply.",
  },
  "application.answersMissing": {
    it: "Rispondi alle domande obbligatorie",
    en: "Answer the required questions",
  },
  "application.wording": {
    it: "Il testo parla di cose che non possono contare (D.Lgs. 276/2003, art. 10): “{quote}”",
    en: "The text speaks of what may play no part (D.Lgs. 276/2003, art. 10): “{quote}”",
  },
  "scorecard.empty": {
    it: "Una scheda in cui non è stato chiesto nulla non dice nulla: valuta almeno un criterio",
    en: "A card on which nothing was asked says nothing: judge at least one criterion",
  },
  "scorecard.changedMeanwhile": {
    it: "Intanto la tua scheda è cambiata in un’altra finestra. Guardala di nuovo.",
    en: "Your card changed in another window meanwhile. Look at it again.",
  },
  "scorecard.criteriaChanged": {
    it: "Intanto i criteri dell’annuncio sono cambiati. Guardali di nuovo.",
    en: "The criteria of the job post changed meanwhile. Look at them again.",
  },
  "scorecard.tooManyCriteria": {
    it: "Al massimo {max} criteri vostri per annuncio",
    en: "At most {max} criteria of your own for a job post",
  },
  "scorecard.criterionExists": { it: "Questo criterio c’è già", en: "This criterion is there already" },
  "scorecard.criterionNotFound": { it: "Questo criterio non c’è più", en: "This criterion is no longer there" },
  "application.noteChangedMeanwhile": {
    it: "Intanto qualcuno ha cambiato questa nota",
    en: "Somebody changed this note meanwhile",
  },
  "duplicate.notFound": { it: "Questo suggerimento non c’è più", en: "This suggestion is no longer there" },
  "application.wordsMissing": {
    it: "Serve un testo nella lingua di chi si è candidato",
    en: "A text in the language of who applied is needed",
  },
  "assistant.failed": {
    it: "L’assistente non è riuscito a rispondere. Riprova.",
    en: "The assistant could not generate a response. Try again.",
  },
  "assistant.conversationNotFound": { it: "Questa conversazione non esiste", en: "This conversation does not exist" },
  "ai.switchedOff": { it: "Questa funzione AI è spenta", en: "This AI function is switched off" },
  "ai.optedOut": {
    it: "Questa persona non vuole che un’AI legga il suo CV",
    en: "This person does not want an AI to read their CV",
  },
};
