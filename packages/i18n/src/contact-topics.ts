import type { ContactTopic, ServerLanguage } from "@orbita/contract";

/** Names of the contact form's topics in mails. */
export const contactTopicNames: Record<ContactTopic, Record<ServerLanguage, string>> = {
  account: { it: "Account e accesso", en: "Account and sign-in" },
  jobs: { it: "Annunci e candidature", en: "Jobs and applications" },
  space: { it: "Space e membri", en: "Spaces and members" },
  billing: { it: "Fatturazione", en: "Billing" },
  privacy: { it: "Privacy e dati", en: "Privacy and data" },
  accessibility: { it: "Accessibilità", en: "Accessibility" },
  other: { it: "Altro", en: "Something else" },
};
