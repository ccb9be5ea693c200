import type { LegalLanguage } from "./document.ts";

type LegalPageLabels = { contents: string; version: (version: string) => string; since: (day: string) => string };

/** Labels around the texts, in the languages of the texts. */
export const legalWords: Record<LegalLanguage, LegalPageLabels> = {
  it: {
    contents: "In questa pagina",
    version: (version) => `Versione ${version}`,
    since: (day) => `In vigore dal ${day}`,
  },
  en: {
    contents: "On this page",
    version: (version) => `Version ${version}`,
    since: (day) => `In force since ${day}`,
  },
};
