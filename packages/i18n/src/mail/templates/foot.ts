import type { ServerLanguage } from "@orbita/contract";

/** Parameters of every mail that the recipient can turn off: `preferences` is the link to the settings. */
export type FooterParams = { preferences: string };
/** Parameters of bulk mails, which also have an unsubscribe link. */
export type BulkFooterParams = FooterParams & { unsubscribe: string };

const labels: Record<ServerLanguage, { preferences: string; unsubscribe: string }> = {
  it: { preferences: "Preferenze email", unsubscribe: "Annulla iscrizione" },
  en: { preferences: "Email preferences", unsubscribe: "Unsubscribe" },
};

const conversations: Record<ServerLanguage, string> = {
  it: "Le risposte a questa email non vengono lette: usa il pulsante qui sopra.",
  en: "Replies to this email aren’t read: use the button above instead.",
};

/**
 * Texts of mails that belong to a conversation with a Space: the Space as the sender, and the note that the mail's button leads to
 * the reply form.
 */
export const inConversation = (language: ServerLanguage, sender: string) => ({
  sender,
  noReplies: conversations[language],
});

const preferences = (language: ServerLanguage) => ({ label: labels[language].preferences, href: "{preferences}" });

export const footLinks = (language: ServerLanguage) => ({ links: [preferences(language)] });

export const unsubscribeLink = (language: ServerLanguage) => ({
  label: labels[language].unsubscribe,
  href: "{unsubscribe}",
});

export const bulkLinks = (language: ServerLanguage) => ({
  links: [preferences(language), unsubscribeLink(language)],
});
