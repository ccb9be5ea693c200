import type { TemplateSet } from "../texts.ts";
import { bulkLinks, footLinks, type BulkFooterParams, type FooterParams } from "./foot.ts";

/**
 * `channel` is the channel's URL name, empty in the main feed. Mails never quote posts or comments, which may have been deleted
 * since.
 */
type ContentParams = BulkFooterParams & { who: string; channel: string; link: string };
type ChannelParams = { who: string; channel: string; link: string };
export type FeedMailParams = {
  feedMentioned: ContentParams;
  feedCommented: ContentParams;
  feedAnswered: ContentParams;
  channelPosted: ContentParams;
  channelInvited: BulkFooterParams & ChannelParams;
  channelAccepted: FooterParams & ChannelParams;
  channelAsked: FooterParams & ChannelParams;
};

const inPost = {
  it: {
    ...bulkLinks("it"),
    button: { label: "Apri post", href: "{link}" },
    reason: "Ricevi questa email perché le notifiche per menzioni, commenti e risposte sono attive.",
  },
  en: {
    ...bulkLinks("en"),
    button: { label: "Open post", href: "{link}" },
    reason: "You’re getting this email because notifications for mentions, comments and replies are on.",
  },
};
const inChannel = {
  it: {
    button: { label: "Apri canale", href: "{link}" },
    reason: "Ricevi questa email perché riguarda un canale di cui fai parte o a cui hai chiesto di partecipare.",
  },
  en: {
    button: { label: "Open channel", href: "{link}" },
    reason: "You’re getting this email because it’s about a channel you’re in or asked to join.",
  },
};
const where = {
  it: { where: "channel", words: "Canale: #{channel}" },
  en: { where: "channel", words: "Channel: #{channel}" },
};
const titled = (title: string, preview: string) => ({ subject: title, title, preview });

export const feedMails: TemplateSet<FeedMailParams> = {
  feedMentioned: {
    it: {
      ...inPost.it,
      ...titled("{who} ti menziona nel feed", "Apri il post per leggere e rispondere."),
      paragraphs: ["{who} ti menziona nel feed. Puoi leggere il post e rispondere.", where.it],
    },
    en: {
      ...inPost.en,
      ...titled("{who} mentioned you in the feed", "Open the post to read it and reply."),
      paragraphs: ["{who} mentioned you in the feed. You can read the post and reply.", where.en],
    },
  },
  feedCommented: {
    it: {
      ...inPost.it,
      ...titled("{who} ha commentato il tuo post", "Apri il post per leggere il commento e rispondere."),
      paragraphs: ["{who} ha commentato il tuo post. Puoi leggere il commento e rispondere.", where.it],
    },
    en: {
      ...inPost.en,
      ...titled("{who} commented on your post", "Open the post to read the comment and reply."),
      paragraphs: ["{who} commented on your post. You can read the comment and reply.", where.en],
    },
  },
  feedAnswered: {
    it: {
      ...inPost.it,
      ...titled("{who} ha risposto al tuo commento", "Apri il post per leggere la risposta."),
      paragraphs: [
        "{who} ha risposto al tuo commento. Puoi leggere la risposta e continuare la conversazione.",
        where.it,
      ],
    },
    en: {
      ...inPost.en,
      ...titled("{who} replied to your comment", "Open the post to read the reply."),
      paragraphs: ["{who} replied to your comment. You can read the reply and continue the conversation.", where.en],
    },
  },
  channelPosted: {
    it: {
      ...inPost.it,
      ...titled("{who} ha pubblicato in #{channel}", "C’è un nuovo post in un canale che segui."),
      paragraphs: ["{who} ha pubblicato un post nel canale #{channel}, di cui fai parte."],
      reason: "Ricevi questa email perché hai attivato le notifiche di questo canale.",
    },
    en: {
      ...inPost.en,
      ...titled("{who} posted in #{channel}", "There’s a new post in a channel you’re in."),
      paragraphs: ["{who} published a post in the channel #{channel}, which you’re a member of."],
      reason: "You’re getting this email because you turned on notifications for this channel.",
    },
  },
  channelInvited: {
    it: {
      ...bulkLinks("it"),
      ...inChannel.it,
      ...titled("{who} ti invita nel canale #{channel}", "Guarda di che cosa si parla e decidi se partecipare."),
      paragraphs: [
        "{who} ti ha inviato un invito al canale #{channel}.",
        "Guarda di che cosa si parla e decidi se partecipare. Se non vuoi, ignora l’invito.",
      ],
      reason: "Ricevi questa email perché una persona ti ha inviato un invito a un canale.",
    },
    en: {
      ...bulkLinks("en"),
      ...inChannel.en,
      ...titled("{who} invited you to the channel #{channel}", "See what it’s about and decide whether to join."),
      paragraphs: [
        "{who} sent you an invitation to the channel #{channel}.",
        "See what it’s about and decide whether to join. If you’d rather not, ignore the invitation.",
      ],
      reason: "You’re getting this email because someone invited you to a channel.",
    },
  },
  channelAccepted: {
    it: {
      ...footLinks("it"),
      ...inChannel.it,
      ...titled("Ora fai parte del canale #{channel}", "La tua richiesta è stata accettata."),
      paragraphs: ["Chi modera il canale #{channel} ha accettato la tua richiesta. Ora puoi leggere e pubblicare."],
    },
    en: {
      ...footLinks("en"),
      ...inChannel.en,
      ...titled("You’re now in the channel #{channel}", "Your request to join was accepted."),
      paragraphs: ["The moderators of #{channel} accepted your request. You can now read and post."],
    },
  },
  channelAsked: {
    it: {
      ...footLinks("it"),
      ...inChannel.it,
      ...titled("{who} chiede di partecipare a #{channel}", "Puoi accettare o rifiutare la richiesta."),
      paragraphs: [
        "{who} ha chiesto di partecipare al canale #{channel}, che moderi.",
        "Apri il canale per accettare o rifiutare la richiesta.",
      ],
      reason: "Ricevi questa email perché moderi questo canale.",
    },
    en: {
      ...footLinks("en"),
      ...inChannel.en,
      ...titled("{who} asked to join #{channel}", "You can accept or decline the request."),
      paragraphs: [
        "{who} asked to join the channel #{channel}, which you moderate.",
        "Open the channel to accept or decline the request.",
      ],
      reason: "You’re getting this email because you moderate this channel.",
    },
  },
};
