import { formatPay } from "../src/shell/format/format.ts";

/** Share images exist in Italian and English only, the two languages that are fully translated. */
export type ShareLanguage = "it" | "en";

export const shareTexts = {
  it: {
    days: (count: number) => (count === 1 ? "1 giorno" : `${count} giorni`),
    within: (count: number) => (count === 1 ? "entro 1 giorno" : `entro ${count} giorni`),
    promised: "tempo di risposta",
    blind: "Anonima",
    blindStage: "prima fase",
    open: (count: number) =>
      count === 1 ? "annuncio aperto, con la retribuzione" : "annunci aperti, con la retribuzione",
    agency: (number: string) => `Agenzia per il lavoro, aut. n. ${number}`,
    pay: "Retribuzione lorda annua",
    contract: "Contratto",
    kinds: {
      contract_type_project: "Partita IVA",
      contract_economic_type_permanent: "Indeterminato",
      contract_economic_type_fixed_term: "Determinato",
      contract_economic_type_temp: "Somministrazione",
      contract_economic_type_intern: "Tirocinio",
      contract_economic_type_apprenticeship: "Apprendistato",
    },
    hours: (count: number) => `${count.toLocaleString("it")} ore`,
    hybrid: (percent: number | null) => (percent === null ? "ibrido" : `ibrido ${percent}%`),
    remote: "Da remoto",
    answer: "Tempo di risposta",
  },
  en: {
    days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    within: (count: number) => (count === 1 ? "within 1 day" : `within ${count} days`),
    promised: "reply time",
    blind: "Anonymous",
    blindStage: "first stage",
    open: (count: number) => (count === 1 ? "open job, with its salary" : "open jobs, with their salaries"),
    agency: (number: string) => `Employment agency, auth. no. ${number}`,
    pay: "Gross salary per year",
    contract: "Contract",
    kinds: {
      contract_type_project: "Freelance",
      contract_economic_type_permanent: "Permanent",
      contract_economic_type_fixed_term: "Fixed-term",
      contract_economic_type_temp: "Agency work",
      contract_economic_type_intern: "Internship",
      contract_economic_type_apprenticeship: "Apprenticeship",
    },
    hours: (count: number) => `${count.toLocaleString("en")} hours`,
    hybrid: (percent: number | null) => (percent === null ? "hybrid" : `hybrid ${percent}%`),
    remote: "Remote",
    answer: "Reply time",
  },
} as const;

/** The pay of a job with ordinary spaces, because the fonts have no narrow no-break space. */
export const payOf = (language: ShareLanguage, min: number | null, max: number | null): string | null =>
  formatPay(language, min, max)?.replaceAll(/[\u202F\u00A0]/g, " ") ?? null;
