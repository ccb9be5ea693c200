import type { ServerLanguage } from "@orbita/contract";

/** Parameters of every optional mail; see notifications. */
export type Foot = { preferences: string };
/** Parameters of bulk mails, which also have an unsubscribe link. */
export type BulkFoot = Foot & { unsubscribe: string };

const labels: Record<ServerLanguage, { preferences: string; unsubscribe: string }> = {
  it: { preferences: "Preferenze", unsubscribe: "Disiscriviti" },
  en: { preferences: "Preferences", unsubscribe: "Unsubscribe" },
};

const preferences = (language: ServerLanguage) => ({ label: labels[language].preferences, href: "{preferences}" });

export const footLinks = (language: ServerLanguage) => ({ links: [preferences(language)] });

export const bulkLinks = (language: ServerLanguage) => ({
  links: [preferences(language), { label: labels[language].unsubscribe, href: "{unsubscribe}" }],
});
