import { defaultLanguage, serverLanguage, type ContactTopic } from "@orbita/contract";
import { contactTopicNames } from "@orbita/i18n";
import { renderMail } from "@orbita/i18n/mail";
import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { forwardContact, sendReceipt } from "./jobs.ts";
import { findContact, sweepContacts, type ContactMessageRow } from "./queries.ts";
import { oneLine } from "./rules.ts";

const topicIn = ({ topic }: ContactMessageRow, language: string) =>
  contactTopicNames[topic as ContactTopic][serverLanguage(language)];

/** The reference number of a contact message: the end of its id, short enough to read out. */
const referenceOf = ({ id }: ContactMessageRow) => id.slice(-8).toUpperCase();

export const contactJobHandlers: readonly JobHandler[] = [
  handleJob(forwardContact, async ({ db, mail, contactAddress }, { contactId }, id) => {
    const contact = await findContact(db, contactId);
    if (!contact) return;
    const { email: address, message, language, user_id: userId } = contact;
    const name = oneLine(contact.name);
    const words = await renderMail("contactMessage", serverLanguage(defaultLanguage), {
      topic: topicIn(contact, defaultLanguage),
      name,
      address,
      message,
      language,
      reference: referenceOf(contact),
      account: userId ?? "–",
    });
    await mail.send({ to: contactAddress, replyTo: { name, address }, ...words, messageId: id });
  }),
  // The receipt contains neither the name nor the message: otherwise people could use the form to write to a stranger's address
  // through us.
  handleJob(sendReceipt, async ({ db, mail }, { contactId }, id) => {
    const contact = await findContact(db, contactId);
    if (!contact) return;
    const { email: to, language } = contact;
    const words = await renderMail("contactReceipt", serverLanguage(language), {
      topic: topicIn(contact, language),
      reference: referenceOf(contact),
    });
    await mail.send({ to, ...words, messageId: id });
  }),
];

const batch = 2_000;

export const contactRoutines: readonly Routine[] = [
  {
    name: "contacts.sweep",
    cron: "32 3 * * *",
    run: async ({ write }) => {
      while (await write("past its use", ({ tx }) => sweepContacts(tx, batch)));
    },
  },
];
