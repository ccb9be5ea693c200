import type { ProblemCode } from "@orbita/contract";
import type { Text } from "./fill.ts";

type FeedCode =
  | "account.tooNew"
  | Extract<
      ProblemCode,
      `${"post" | "comment" | "channel" | "follow" | "block" | "link" | "report" | "moderation"}.${string}`
    >;

/** Problems of the feed, its channels and hidden content. */
export const feedProblemTexts: Record<FeedCode, Text> = {
  "post.notFound": { it: "Questo post non c’è, o non c’è più", en: "This post is not there, or no longer" },
  "post.changedMeanwhile": {
    it: "Il post è cambiato intanto: ricarica per vederlo",
    en: "The post changed meanwhile: reload to see it",
  },
  "post.tooMany": {
    it: "Hai già scritto {max} post: riprova più tardi",
    en: "You have written {max} posts already: try again later",
  },
  "comment.notFound": { it: "Questo commento non c’è, o non c’è più", en: "This comment is not there, or no longer" },
  "comment.changedMeanwhile": {
    it: "Il commento è cambiato intanto: ricarica per vederlo",
    en: "The comment changed meanwhile: reload to see it",
  },
  "comment.tooMany": {
    it: "Hai già scritto {max} commenti: riprova più tardi",
    en: "You have written {max} comments already: try again later",
  },
  "account.tooNew": {
    it: "Il tuo profilo è nuovo: questo si può dopo {hours} ore",
    en: "Your account is new: this is possible after {hours} hours",
  },
  "channel.notFound": { it: "Questo canale non c’è, o non c’è più", en: "This channel is not there, or no longer" },
  "channel.notMember": {
    it: "Per scrivere qui bisogna prima entrare nel canale",
    en: "To write here, join the channel first",
  },
  "channel.alreadyIn": {
    it: "Questa persona è già nel canale, o è già invitata",
    en: "This person is in the channel already, or invited",
  },
  "channel.urlTaken": { it: "Questo indirizzo è già preso", en: "This address is taken" },
  "channel.changedMeanwhile": {
    it: "Il canale è cambiato intanto: ricarica per vederlo",
    en: "The channel changed meanwhile: reload to see it",
  },
  "channel.tooManyInvitations": {
    it: "Per oggi hai già invitato {max} persone",
    en: "You have invited {max} people today",
  },
  "channel.tooManyProposals": { it: "Hai già {max} proposte aperte", en: "You have {max} open proposals already" },
  "channel.proposalNotFound": { it: "Questa proposta non c’è", en: "This proposal is not there" },
  "follow.tooMany": {
    it: "Si possono seguire al massimo {max} fra persone, Space e argomenti",
    en: "One can follow at most {max} people, Spaces and tags",
  },
  "block.notFound": { it: "Non è nella tua lista", en: "It is not on your list" },
  "block.tooMany": {
    it: "Nella lista stanno al massimo {max} fra persone e Space",
    en: "The list holds at most {max} people and Spaces",
  },
  "link.refused": { it: "Questo indirizzo non porta sul web", en: "This address does not lead to the web" },
  "link.unreachable": { it: "Il sito non ha risposto", en: "The site did not answer" },
  "link.nothingToShow": { it: "Questa pagina non dice niente di sé", en: "This page says nothing of itself" },
  "report.alreadyMade": {
    it: "L’hai già segnalato: ti scriviamo com’è finita",
    en: "You have reported it already: we will write to you",
  },
  "report.tooMany": { it: "Per oggi hai già fatto {max} segnalazioni", en: "You have made {max} reports today" },
  "moderation.notFound": { it: "Questa decisione non c’è", en: "This decision is not there" },
  "moderation.notOpen": { it: "È già stato deciso", en: "It has been decided already" },
  "moderation.changedMeanwhile": {
    it: "Il caso è cambiato intanto: ricarica per vederlo",
    en: "The case changed meanwhile: reload to see it",
  },
  "moderation.forOthers": {
    it: "Questo caso lo decide un’altra persona: riguarda te o una tua decisione",
    en: "Somebody else decides this case: it is about you, or a decision of yours",
  },
};
