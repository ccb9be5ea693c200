import type { Ad } from "../ad.ts";

/** A job ad in which the linter finds nothing. */
export const clean: Ad = {
  lang: "it",
  title: "Tester di sistemi in tempo reale",
  description: "Provi i sistemi che guidano le gru. Annuncio rivolto a persone di ogni genere.",
  questions: [],
  salaryMin: 31_000,
  salaryMax: 36_000,
  ccnl: "Metalmeccanici industria",
  contractType: "contract_type_full",
  contractEconomicType: null,
  workplaceType: null,
  officePresence: null,
  weeklyHours: null,
  travelType: null,
  employer: { name: "Lanterna Software", type: "company", authorisation: null },
  hiringCompany: null,
};

/** Returns that ad with a sentence inserted before its last line. */
export const withText = (sentence: string, fields: Partial<Ad> = {}): Ad => ({
  ...clean,
  ...fields,
  description: `${sentence}\n\nAnnuncio rivolto a persone di ogni genere.`,
});
