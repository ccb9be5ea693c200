import type { ApplicationStatus, ServerLanguage, Verdict } from "@orbita/contract";

/** The text in place of a candidate's name while the first stage is anonymous. */
export const codeName = (code: string, language: ServerLanguage): string =>
  language === "it" ? `Candidatura ${code}` : `Application ${code}`;

/** How many days a reply took, worded for use in a sentence. */
export function inDays(days: number, language: ServerLanguage): string {
  if (language === "it") return days === 0 ? "in giornata" : days === 1 ? "in un giorno" : `in ${days} giorni`;
  return days === 0 ? "the same day" : days === 1 ? "in one day" : `in ${days} days`;
}

/** Names of the application statuses in exported files, used where a Space has no label of its own. */
export const applicationStatusNames: Record<ApplicationStatus, Record<ServerLanguage, string>> = {
  submitted: { it: "Ricevuta", en: "Received" },
  inReview: { it: "In valutazione", en: "In review" },
  shortlisted: { it: "Selezionata", en: "Shortlisted" },
  interview: { it: "Colloquio", en: "Interview" },
  offer: { it: "Offerta", en: "Offer" },
  hired: { it: "Assunta", en: "Hired" },
  rejected: { it: "Non selezionata", en: "Not selected" },
  withdrawn: { it: "Ritirata", en: "Withdrawn" },
  expired: { it: "Chiusa", en: "Closed" },
};
export const verdictNames: Record<Verdict, Record<ServerLanguage, string>> = {
  met: { it: "documentato", en: "met" },
  related: { it: "collegato", en: "related" },
  notMet: { it: "non soddisfatto", en: "not met" },
  unknown: { it: "non trovato nel CV", en: "not found in the CV" },
};
