import type { TemplateSet } from "../texts.ts";
import { bulkLinks, inConversation, type BulkFooterParams } from "./foot.ts";

/**
 * `who` is the sender's name or placeholder; `words` is the message. `count` is the number of unread messages; `files` is the number
 * of attached files, empty if there are none.
 */
type MessageParams = BulkFooterParams & {
  space: string;
  initial: string;
  post: string;
  who: string;
  words: string;
  count: string;
  files: string;
  link: string;
};
export type MessageMailParams = { messageToTalent: MessageParams; messageToSpace: MessageParams };

const shared = {
  it: {
    ...bulkLinks("it"),
    about: { space: "{space}", post: "{post}" },
    subject: "{who} ti ha scritto per “{post}”",
    preview: "{count, plural, one {Hai # messaggio da leggere.} other {Hai # messaggi da leggere.}}",
    title: "{who} ti ha scritto",
    paragraphs: [
      "{count, plural, one {Hai # messaggio non letto} other {Hai # messaggi non letti}} su “{post}”.",
      {
        where: "files",
        words:
          "{files, plural, one {C’è # file allegato: lo trovi} other {Ci sono # file allegati: li trovi}} nella conversazione.",
      },
    ],
    quote: "{words}",
    button: { label: "Rispondi", href: "{link}" },
  },
  en: {
    ...bulkLinks("en"),
    about: { space: "{space}", post: "{post}" },
    subject: "{who} wrote to you about “{post}”",
    preview: "{count, plural, one {You have # message to read.} other {You have # messages to read.}}",
    title: "{who} wrote to you",
    paragraphs: [
      "You have {count, plural, one {# unread message} other {# unread messages}} about “{post}”.",
      {
        where: "files",
        words:
          "{files, plural, one {There’s # attached file: you’ll find it} other {There are # attached files: you’ll find them}} in the conversation.",
      },
    ],
    quote: "{words}",
    button: { label: "Reply", href: "{link}" },
  },
} as const;

export const messageMails: TemplateSet<MessageMailParams> = {
  messageToTalent: {
    it: {
      ...shared.it,
      ...inConversation("it", "{space}"),
      reason: "Ricevi questa email perché hai inviato una candidatura o accettato una richiesta di contatto.",
    },
    en: {
      ...shared.en,
      ...inConversation("en", "{space}"),
      reason: "You’re getting this email because you applied or accepted a contact request.",
    },
  },
  messageToSpace: {
    it: {
      ...shared.it,
      ...inConversation("it", ""),
      reason: "Ricevi questa email perché nel tuo Space rispondi a chi si candida.",
    },
    en: {
      ...shared.en,
      ...inConversation("en", ""),
      reason: "You’re getting this email because you reply to candidates for your Space.",
    },
  },
};
