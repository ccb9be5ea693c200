import type { ProblemCode } from "@orbita/contract";
import type { BilingualText } from "../bilingual-text.ts";

type FeedProblemCode =
  | "account.tooNew"
  | Extract<
      ProblemCode,
      `${"post" | "comment" | "channel" | "follow" | "block" | "link" | "report" | "moderation"}.${string}`
    >;

/** Error texts about the feed, its channels and hidden content. */
export const feedProblemTexts: Record<FeedProblemCode, BilingualText> = {
  "post.notFound": {
    it: "Questo post non esiste o non è più disponibile.",
    en: "This post doesn’t exist or is no longer available.",
  },
  "post.changedMeanwhile": {
    it: "Nel frattempo il post è cambiato. Ricarica la pagina per vedere la versione attuale.",
    en: "The post has changed in the meantime. Reload the page to see the current version.",
  },
  "post.tooMany": {
    it: "Per ora hai raggiunto il limite di {max, plural, one {# post} other {# post}}. Riprova più tardi.",
    en: "You’ve reached the limit of {max, plural, one {# post} other {# posts}} for now. Try again later.",
  },
  "comment.notFound": {
    it: "Questo commento non esiste o non è più disponibile.",
    en: "This comment doesn’t exist or is no longer available.",
  },
  "comment.changedMeanwhile": {
    it: "Nel frattempo il commento è cambiato. Ricarica la pagina per vedere la versione attuale.",
    en: "The comment has changed in the meantime. Reload the page to see the current version.",
  },
  "comment.tooMany": {
    it: "Hai raggiunto il limite di {max, plural, one {# commento} other {# commenti}} all’ora. Riprova più tardi.",
    en: "You’ve reached the limit of {max, plural, one {# comment} other {# comments}} per hour. Try again later.",
  },
  "account.tooNew": {
    it: "Il tuo account è nuovo e ha limiti più bassi {hours, plural, one {nella prima ora} other {nelle prime # ore}}. Riprova più tardi.",
    en: "Your account is new and has lower limits for its first {hours, plural, one {hour} other {# hours}}. Try again after that.",
  },
  "channel.notFound": {
    it: "Questo canale non esiste o è stato chiuso.",
    en: "This channel doesn’t exist or has been closed.",
  },
  "channel.notMember": {
    it: "Solo i membri possono pubblicare qui o impostare le notifiche. Entra prima nel canale.",
    en: "Only members can post here or set notifications. Join the channel first.",
  },
  "channel.alreadyIn": {
    it: "Questa persona fa già parte del canale o ha già ricevuto un invito. Invita un’altra persona.",
    en: "This person is already in the channel or has been invited. Invite someone else.",
  },
  "channel.urlTaken": {
    it: "Questo indirizzo è già in uso. Scegline un altro.",
    en: "This address is already in use. Choose another.",
  },
  "channel.changedMeanwhile": {
    it: "Nel frattempo il canale è cambiato. Ricarica la pagina per vedere la versione attuale.",
    en: "The channel has changed in the meantime. Reload the page to see the current version.",
  },
  "channel.tooManyInvitations": {
    it: "Hai raggiunto il limite di {max, plural, one {# invito} other {# inviti}} in 24 ore. Riprova più tardi.",
    en: "You’ve reached the limit of {max, plural, one {# invitation} other {# invitations}} in 24 hours. Try again later.",
  },
  "channel.tooManyProposals": {
    it: "Hai già {max, plural, one {# proposta aperta} other {# proposte aperte}}. Attendi una decisione prima di inviarne un’altra.",
    en: "You already have {max, plural, one {# open proposal} other {# open proposals}}. Wait for a decision before you send another.",
  },
  "channel.proposalNotFound": {
    it: "Questa proposta non esiste o è già stata esaminata.",
    en: "This proposal doesn’t exist or has already been decided.",
  },
  "follow.tooMany": {
    it: "Puoi seguire al massimo {max, number} tra persone, Space e argomenti. Per aggiungerne altri, smetti di seguirne qualcuno.",
    en: "You can follow up to {max, number} people, Spaces and tags. Unfollow one to follow another.",
  },
  "block.notFound": {
    it: "Questa persona o questo Space non è nel tuo elenco dei blocchi. Aggiorna l’elenco.",
    en: "This person or Space isn’t on your block list. Refresh the list.",
  },
  "block.tooMany": {
    it: "Puoi bloccare al massimo {max, number} tra persone e Space. Per aggiungerne altri, sblocca qualcuno.",
    en: "You can block up to {max, number} people and Spaces. Unblock one to add another.",
  },
  "link.refused": {
    it: "Questo indirizzo non porta a una pagina web pubblica. Inseriscine un altro, ad esempio https://www.example.com.",
    en: "This address doesn’t lead to a public web page. Enter another one, such as https://www.example.com.",
  },
  "link.unreachable": {
    it: "Il sito non ha risposto. Controlla l’indirizzo o riprova più tardi.",
    en: "The website didn’t respond. Check the address or try again later.",
  },
  "link.nothingToShow": {
    it: "Non abbiamo trovato titolo e immagine in questa pagina. Controlla l’indirizzo o usa un’altra pagina.",
    en: "We couldn’t find a title or image on this page. Check the address or use another page.",
  },
  "report.alreadyMade": {
    it: "Hai già segnalato questo contenuto. Ti comunicheremo l’esito.",
    en: "You’ve already reported this content. We’ll let you know the outcome.",
  },
  "report.tooMany": {
    it: "Hai raggiunto il limite di {max, plural, one {# segnalazione} other {# segnalazioni}} per oggi. Potrai inviarne altre domani.",
    en: "You’ve reached today’s limit of {max, plural, one {# report} other {# reports}}. You can send more tomorrow.",
  },
  "moderation.notFound": {
    it: "Questa decisione non esiste o non puoi vederla.",
    en: "This decision doesn’t exist or you can’t view it.",
  },
  "moderation.notOpen": {
    it: "Questo caso è già stato deciso o non può più essere contestato. Ricarica la pagina per vederne lo stato.",
    en: "This case has already been decided or can no longer be appealed. Reload the page to see its status.",
  },
  "moderation.changedMeanwhile": {
    it: "Nel frattempo il caso è cambiato. Ricarica la pagina per vedere la versione attuale.",
    en: "The case has changed in the meantime. Reload the page to see the current version.",
  },
  "moderation.forOthers": {
    it: "Questo caso deve deciderlo un’altra persona: riguarda te o una tua decisione.",
    en: "Someone else has to decide this case because it involves you or one of your decisions.",
  },
};
