import type { ServerLanguage, SpaceRole, ContactTopic, AddedCv } from "@orbita/contract";
import type { BilingualText } from "./bilingual-text.ts";

/** Names of the member roles in mails. */
export const spaceRoleNames: Record<SpaceRole, Record<ServerLanguage, string>> = {
  viewer: { it: "Lettura", en: "Viewer" },
  recruiter: { it: "Selezione", en: "Recruiter" },
  owner: { it: "Responsabile", en: "Owner" },
};

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

/** Texts for the source of an added CV, as the notice to the person names it. */
export const candidateSourceNames: Record<AddedCv["source"], Record<ServerLanguage, string>> = {
  candidate: { it: "gliel’hai dato tu", en: "you gave it to them" },
  referral: { it: "da una persona che ti conosce", en: "from someone who knows you" },
  event: { it: "a un evento", en: "at an event" },
  agency: { it: "da un’agenzia", en: "from an agency" },
  publicProfile: { it: "da un tuo profilo pubblico", en: "from a public profile of yours" },
  other: { it: "da un’altra fonte", en: "from another source" },
};

/** The legal basis for storing an added CV (GDPR art. 6), as the notice names it. */
export const legalBasisNames: Record<AddedCv["legalBasis"], Record<ServerLanguage, string>> = {
  consent: { it: "il tuo consenso (art. 6.1.a)", en: "your consent (art. 6.1.a)" },
  preContractual: {
    it: "misure precontrattuali che hai chiesto tu (art. 6.1.b)",
    en: "steps you asked for before a contract (art. 6.1.b)",
  },
  legitimateInterest: { it: "legittimo interesse (art. 6.1.f)", en: "legitimate interest (art. 6.1.f)" },
};

/** The default name of a passkey that is not on the browser's own device and was not named by its owner. */
export const passkeyNames: Record<"securityKey" | "phone" | "unknown", BilingualText> = {
  securityKey: { it: "Chiave di sicurezza", en: "Security key" },
  phone: { it: "Telefono", en: "Phone" },
  unknown: { it: "Passkey", en: "Passkey" },
};
