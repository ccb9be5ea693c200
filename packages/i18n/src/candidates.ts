import type { Candidate, ServerLanguage } from "@orbita/contract";

/** The source of an added CV, as the notice names it. */
export const candidateSourceNames: Record<Candidate["source"], Record<ServerLanguage, string>> = {
  candidate: { it: "gliel’hai dato tu", en: "you gave it to them" },
  referral: { it: "da una persona che ti conosce", en: "somebody who knows you" },
  event: { it: "a un evento", en: "an event" },
  agency: { it: "da un’agenzia", en: "an agency" },
  publicProfile: { it: "da un tuo profilo pubblico", en: "a public profile of yours" },
  other: { it: "da un’altra fonte", en: "another source" },
};

/** The legal basis for storing it (GDPR art. 6). */
export const legalBasisNames: Record<Candidate["legalBasis"], Record<ServerLanguage, string>> = {
  consent: { it: "il tuo consenso (art. 6.1.a)", en: "your consent (art. 6.1.a)" },
  preContractual: {
    it: "passi che hai chiesto prima di un contratto (art. 6.1.b)",
    en: "steps that you asked for before a contract (art. 6.1.b)",
  },
  legitimateInterest: { it: "legittimo interesse (art. 6.1.f)", en: "legitimate interest (art. 6.1.f)" },
};
