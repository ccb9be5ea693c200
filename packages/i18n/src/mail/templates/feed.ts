import type { TemplatesOf } from "../texts.ts";
import { bulkLinks, footLinks, type BulkFoot, type Foot } from "./foot.ts";

/** `channel` is its address, empty in the main feed. Mails never quote posts or comments, which may have been deleted since. */
type Spoken = BulkFoot & { who: string; channel: string; link: string };
type OfChannel = { who: string; channel: string; link: string };
export type FeedMails = {
  feedMentioned: Spoken;
  feedCommented: Spoken;
  feedAnswered: Spoken;
  channelPosted: Spoken;
  channelInvited: BulkFoot & OfChannel;
  channelAccepted: Foot & OfChannel;
  channelAsked: Foot & OfChannel;
};

const spoken = {
  it: {
    ...bulkLinks("it"),
    paragraphs: [{ where: "channel", words: "Nel canale #{channel}." }, "Leggi che cosa dice, e rispondi se ti va."],
    button: { label: "Apri il post", href: "{link}" },
    reason: "Arriva perché hai scelto di sapere quando qualcuno ti parla.",
  },
  en: {
    ...bulkLinks("en"),
    paragraphs: [
      { where: "channel", words: "In the channel #{channel}." },
      "Read what they say, and answer if you like.",
    ],
    button: { label: "Open the post", href: "{link}" },
    reason: "You receive this because you chose to know when somebody speaks to you.",
  },
};
const ofChannel = {
  it: {
    button: { label: "Apri il canale", href: "{link}" },
    reason: "Arriva perché riguarda un canale di cui fai parte, o a cui sei invitato.",
  },
  en: {
    button: { label: "Open the channel", href: "{link}" },
    reason: "You receive this because it is about a channel that you are in, or are invited to.",
  },
};
const titled = (title: string, preview: string) => ({ subject: title, title, preview });

export const feedMails: TemplatesOf<FeedMails> = {
  feedMentioned: {
    it: { ...spoken.it, ...titled("{who} ti ha menzionato", "In qualcosa che puoi leggere adesso.") },
    en: { ...spoken.en, ...titled("{who} mentioned you", "In something that you can read now.") },
  },
  feedCommented: {
    it: { ...spoken.it, ...titled("{who} ha commentato il tuo post", "Leggi che cosa dice.") },
    en: { ...spoken.en, ...titled("{who} commented on your post", "Read what they say.") },
  },
  feedAnswered: {
    it: { ...spoken.it, ...titled("{who} ha risposto al tuo commento", "Leggi che cosa dice.") },
    en: { ...spoken.en, ...titled("{who} answered your comment", "Read what they say.") },
  },
  channelPosted: {
    it: { ...spoken.it, ...titled("{who} ha scritto in #{channel}", "Un post nuovo in un tuo canale.") },
    en: { ...spoken.en, ...titled("{who} wrote in #{channel}", "A new post in a channel of yours.") },
  },
  channelInvited: {
    it: {
      ...bulkLinks("it"),
      ...ofChannel.it,
      ...titled("{who} ti invita nel canale #{channel}", "Decidi tu se entrare."),
      paragraphs: ["Guarda di che cosa si parla, e decidi tu se entrare. Se non rispondi non succede niente."],
    },
    en: {
      ...bulkLinks("en"),
      ...ofChannel.en,
      ...titled("{who} invites you to the channel #{channel}", "You decide whether to join."),
      paragraphs: ["See what it is about, and decide whether to join. If you do not answer, nothing happens."],
    },
  },
  channelAccepted: {
    it: {
      ...footLinks("it"),
      ...ofChannel.it,
      ...titled("Fai parte del canale #{channel}", "Ora puoi leggere e scrivere."),
      paragraphs: ["La tua richiesta è stata accettata: ora puoi leggere e scrivere."],
    },
    en: {
      ...footLinks("en"),
      ...ofChannel.en,
      ...titled("You are in the channel #{channel}", "You can read and write now."),
      paragraphs: ["Your request was accepted: you can read and write now."],
    },
  },
  channelAsked: {
    it: {
      ...footLinks("it"),
      ...ofChannel.it,
      ...titled("{who} chiede di entrare in #{channel}", "Decide chi modera il canale."),
      paragraphs: ["Decide chi modera il canale: apri l’elenco di chi chiede."],
    },
    en: {
      ...footLinks("en"),
      ...ofChannel.en,
      ...titled("{who} asks to join #{channel}", "Who moderates the channel decides."),
      paragraphs: ["Who moderates the channel decides: open the list of those who ask."],
    },
  },
};
