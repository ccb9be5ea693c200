import type { TemplatesOf } from "../texts.ts";
import { bulkLinks, type BulkFoot } from "./foot.ts";

/** `who` is the sender's name or placeholder; `words` is the message. `several` is empty for a single message. */
type Spoken = BulkFoot & {
  space: string;
  initial: string;
  post: string;
  who: string;
  words: string;
  several: string;
  files: string;
  link: string;
};
export type MessageMails = { messageToTalent: Spoken; messageToSpace: Spoken };

const shared = {
  it: {
    ...bulkLinks("it"),
    about: { space: "{space}", post: "{post}" },
    subject: "{who} ti ha scritto: {post}",
    preview: "C’è un messaggio che non hai ancora letto.",
    title: "{who} ti ha scritto",
    quote: "{words}",
    button: { label: "Rispondi", href: "{link}" },
  },
  en: {
    ...bulkLinks("en"),
    about: { space: "{space}", post: "{post}" },
    subject: "{who} wrote to you: {post}",
    preview: "There is a message that you have not read yet.",
    title: "{who} wrote to you",
    quote: "{words}",
    button: { label: "Reply", href: "{link}" },
  },
} as const;
const said = {
  it: [
    { where: "several", words: "Sono {several} messaggi che non hai ancora letto." },
    { where: "files", words: "Con {files} in allegato: li trovi nella conversazione." },
  ],
  en: [
    { where: "several", words: "These are {several} messages that you have not read yet." },
    { where: "files", words: "With {files} attached: you find them in the conversation." },
  ],
};

export const messageMails: TemplatesOf<MessageMails> = {
  messageToTalent: {
    it: {
      ...shared.it,
      paragraphs: said.it,
      reason: "Arriva perché hai inviato una candidatura o accettato un’offerta.",
    },
    en: { ...shared.en, paragraphs: said.en, reason: "You receive this because you applied or accepted an offer." },
  },
  messageToSpace: {
    it: { ...shared.it, paragraphs: said.it, reason: "Arriva perché nel tuo Space rispondi a chi si candida." },
    en: { ...shared.en, paragraphs: said.en, reason: "You receive this because you answer applicants in your Space." },
  },
};
