import type { ServerLanguage } from "@orbita/contract";

/**
 * Texts of the suggestions that our own rules make for a CV. They address its owner and concern the text, never the person;
 * age, health, family, origin, belief and the like are excluded.
 */
export type SuggestionTexts = {
  years: (years: number) => string;
  list: (words: readonly string[]) => string;
  position: (parts: { quote: string; years: string; skills: string }) => string;
  skillInLine: (quote: string) => string;
  skillImplied: (parts: { quote: string; skill: string }) => string;
  askTasks: (title: string, company: string) => string;
  askTasksWhy: string;
  askFigure: (quote: string) => string;
  askFigureWhy: string;
  askGap: (from: string, to: string) => string;
  askGapWhy: string;
  askEnd: (title: string) => string;
  askEndWhy: string;
  askLevels: (languages: string) => string;
  askLevelsWhy: string;
  askSummary: string;
  askSummaryWhy: string;
  commentFigures: (count: number, all: number) => string;
  commentFiguresWhy: (quote: string) => string;
  commentNoFigures: string;
  commentNoFiguresWhy: (all: number) => string;
  commentUnsupported: (skills: string) => string;
  commentUnsupportedWhy: string;
  commentMonths: (titles: string) => string;
  commentMonthsWhy: string;
  criticalYears: (parts: { years: string; jobs: number; longest: string; company: string }) => string;
  criticalStrong: (skills: string) => string;
  criticalThin: (skills: string) => string;
  criticalNoTasks: (count: number) => string;
  criticalWhy: (lines: number) => string;
  interviewLine: (quote: string) => string;
  interviewLineWhy: (job: string) => string;
  interviewSkill: (skill: string) => string;
  interviewSkillWhy: string;
  interviewLanguage: (language: string) => string;
  interviewLanguageWhy: (level: string) => string;
  interviewChange: (job: string) => string;
  interviewChangeWhy: (years: string) => string;
  modelWhy: string;
};

const words = (language: ServerLanguage) => {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return { list: (items: readonly string[]) => list.format(items), decimal: (value: number) => decimal.format(value) };
};
const [it, en] = [words("it"), words("en")];

const italian: SuggestionTexts = {
  years: (years) => (years === 1 ? "1 anno" : `${it.decimal(years)} anni`),
  list: it.list,
  position: ({ quote, years, skills }) => `“${quote}”, ${years}. Competenze documentate: ${skills}.`,
  skillInLine: (quote) => `“${quote}” nomina questa competenza, che però non è fra le tue.`,
  skillImplied: ({ quote, skill }) =>
    `“${quote}”: ${skill} rientra in questa competenza. Aggiungila solo se la sai usare.`,
  askTasks: (title, company) => `Che cosa facevi${title ? ` come ${title}` : ""}${company ? ` in ${company}` : ""}?`,
  askTasksWhy: "Questa esperienza non ha una descrizione: chi legge il CV non sa di che cosa ti occupavi.",
  askFigure: (quote) => `“${quote}”: puoi aggiungere un numero? Per esempio quante persone o quanto tempo.`,
  askFigureWhy: "Una riga con un numero si ricorda e si può verificare.",
  askGap: (from, to) => `Fra ${from} e ${to} il CV non riporta niente: vuoi aggiungere qualcosa?`,
  askGapWhy: "Chi legge potrebbe chiederselo. Puoi anche lasciare così: non devi dare spiegazioni.",
  askEnd: (title) => `Quando è finita l’esperienza “${title}”, o è ancora in corso?`,
  askEndWhy: "Senza una data di fine non possiamo calcolare la durata.",
  askLevels: (languages) => `A che livello conosci ${languages}?`,
  askLevelsWhy: "Gli annunci chiedono un livello da A1 a C2: indicalo per mostrare che lo raggiungi.",
  askSummary: "Che lavoro fai e che cosa cerchi, in due frasi?",
  askSummaryWhy: "La presentazione è la prima cosa che si legge, e qui manca.",
  commentFigures: (count, all) =>
    count === 1 ? `1 riga su ${all} riporta un numero.` : `${count} righe su ${all} riportano un numero.`,
  commentFiguresWhy: (quote) => `Per esempio “${quote}”.`,
  commentNoFigures: "Nessuna riga riporta un numero.",
  commentNoFiguresWhy: (all) =>
    `Abbiamo letto ${all === 1 ? "1 riga" : `${all} righe`}: aggiungi quante persone, quanto tempo o quale miglioramento.`,
  commentUnsupported: (skills) => `Nessuna riga parla di ${skills}.`,
  commentUnsupportedWhy:
    "Queste competenze sono nell’elenco, ma le esperienze non le nominano: chi legge non sa dove le hai usate.",
  commentMonths: (titles) => `Per ${titles} è indicato solo l’anno.`,
  commentMonthsWhy: "Con il mese la durata è esatta.",
  criticalYears: ({ years, jobs, longest, company }) =>
    `${years} in ${jobs === 1 ? "un’esperienza" : `${jobs} esperienze`}; la più lunga: ${longest}${company ? ` (${company})` : ""}.`,
  criticalStrong: (skills) => `Le righe documentano soprattutto ${skills}.`,
  criticalThin: (skills) => `Nessuna riga indica dove hai usato ${skills}.`,
  criticalNoTasks: (count) =>
    count === 1 ? "Un’esperienza è senza descrizione." : `${count} esperienze sono senza descrizione.`,
  criticalWhy: (lines) =>
    `Calcolato su ${lines === 1 ? "1 riga" : `${lines} righe`} del CV, senza altri dati. Riguarda il testo, non la persona.`,
  interviewLine: (quote) => `“${quote}”: com’è andata, e qual era il tuo ruolo?`,
  interviewLineWhy: (job) => `È la riga più concreta di “${job}”.`,
  interviewSkill: (skill) => `Dove hai usato ${skill}, e per che cosa?`,
  interviewSkillWhy: "Questa competenza è indicata di livello alto, ma nessuna riga la nomina.",
  interviewLanguage: (language) => `Facciamo una parte del colloquio in ${language}?`,
  interviewLanguageWhy: (level) => `Il CV indica ${level}.`,
  interviewChange: (job) => `Che cosa vorresti ritrovare del lavoro in ${job}, e che cosa invece no?`,
  interviewChangeWhy: (years) => `È l’esperienza più lunga: ${years}.`,
  modelWhy:
    "L’ha formulato un modello linguistico a partire da questa riga; ogni parola è stata confrontata con la riga.",
};

const english: SuggestionTexts = {
  years: (years) => (years === 1 ? "1 year" : `${en.decimal(years)} years`),
  list: en.list,
  position: ({ quote, years, skills }) => `“${quote}”, ${years}. Supporting skills: ${skills}.`,
  skillInLine: (quote) => `“${quote}” mentions this skill, but you haven’t listed it.`,
  skillImplied: ({ quote, skill }) => `“${quote}”: ${skill} is part of this skill. Add it only if you can use it.`,
  askTasks: (title, company) => `What did you do${title ? ` as ${title}` : ""}${company ? ` at ${company}` : ""}?`,
  askTasksWhy: "This experience has no description, so readers can’t tell what you did.",
  askFigure: (quote) => `“${quote}”: can you add a number? For example how many people or how much time.`,
  askFigureWhy: "A line with a number is easier to remember and to check.",
  askGap: (from, to) => `Your CV doesn’t cover the time between ${from} and ${to}: would you like to add something?`,
  askGapWhy: "Readers may wonder. You can also leave it as it is: you don’t have to explain.",
  askEnd: (title) => `When did “${title}” end, or is it still ongoing?`,
  askEndWhy: "Without an end date we can’t work out how long it lasted.",
  askLevels: (languages) => `How well do you know ${languages}?`,
  askLevelsWhy: "Jobs ask for a level from A1 to C2: add yours to show that you reach it.",
  askSummary: "What do you do and what are you looking for, in two sentences?",
  askSummaryWhy: "The summary is the first thing people read, and yours is missing.",
  commentFigures: (count, all) => `${count} of ${all} lines ${count === 1 ? "has" : "have"} a number.`,
  commentFiguresWhy: (quote) => `For example “${quote}”.`,
  commentNoFigures: "No line has a number.",
  commentNoFiguresWhy: (all) =>
    `We read ${all === 1 ? "1 line" : `${all} lines`}: add how many people, how much time or how much of an improvement.`,
  commentUnsupported: (skills) => `No line mentions ${skills}.`,
  commentUnsupportedWhy:
    "These skills are on your list, but none of your experience mentions them, so readers can’t tell where you used them.",
  commentMonths: (titles) => `Only the year is given for ${titles}.`,
  commentMonthsWhy: "With the month, the duration is exact.",
  criticalYears: ({ years, jobs, longest, company }) =>
    `${years} in ${jobs === 1 ? "one job" : `${jobs} jobs`}; the longest: ${longest}${company ? ` (${company})` : ""}.`,
  criticalStrong: (skills) => `The lines mainly support ${skills}.`,
  criticalThin: (skills) => `No line says where you used ${skills}.`,
  criticalNoTasks: (count) => (count === 1 ? "One job has no description." : `${count} jobs have no description.`),
  criticalWhy: (lines) =>
    `Based on ${lines === 1 ? "1 line" : `${lines} lines`} of your CV and nothing else. It’s about the text, not about you.`,
  interviewLine: (quote) => `“${quote}”: how did it go, and what was your role?`,
  interviewLineWhy: (job) => `It’s the most concrete line of “${job}”.`,
  interviewSkill: (skill) => `Where did you use ${skill}, and what for?`,
  interviewSkillWhy: "This skill is listed as high-level, but no line mentions it.",
  interviewLanguage: (language) => `Shall we do part of the interview in ${language}?`,
  interviewLanguageWhy: (level) => `The CV says ${level}.`,
  interviewChange: (job) =>
    `What would you like to keep from your work at ${job}, and what would you rather leave behind?`,
  interviewChangeWhy: (years) => `It’s the longest job: ${years}.`,
  modelWhy: "A language model worded this from the line; every word was checked against the line.",
};

export const suggestionTexts: Record<ServerLanguage, SuggestionTexts> = { it: italian, en: english };
