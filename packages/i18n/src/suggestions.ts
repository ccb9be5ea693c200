import type { ServerLanguage } from "@orbita/contract";

/**
 * Suggestions of the on-box rules for a resume. They address its owner and concern the text, never the person; age, health, family,
 * origin, belief and the like are excluded.
 */
export type SuggestionTexts = {
  years: (years: number) => string;
  list: (words: readonly string[]) => string;
  position: (parts: { quote: string; years: string; skills: string }) => string;
  lead: string;
  leadWhy: (quote: string) => string;
  skillInLine: (quote: string) => string;
  skillOfRole: (parts: { role: string; has: string; quote: string }) => string;
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
  position: ({ quote, years, skills }) => `«${quote}», ${years}. Competenze che lo sostengono: ${skills}.`,
  lead: "Guida di una squadra piccola",
  leadWhy: (quote) => `«${quote}»: il CV parla di coordinamento, ma non dice quante persone.`,
  skillInLine: (quote) => `«${quote}» la nomina, ma non è fra le tue competenze.`,
  skillOfRole: ({ role, has, quote }) =>
    `«${quote}» parla di ${role}: accanto a ${has} è richiesta spesso. Aggiungila solo se la sai usare.`,
  askTasks: (title, company) => `Che cosa facevi${title ? ` come ${title}` : ""}${company ? ` in ${company}` : ""}?`,
  askTasksWhy: "Questa esperienza non ha nemmeno una riga: chi legge non sa che cosa cercare.",
  askFigure: (quote) => `«${quote}»: quanto? Per quante persone, in quanto tempo?`,
  askFigureWhy: "Una riga con una misura si ricorda e si può verificare.",
  askGap: (from, to) => `Fra ${from} e ${to} il CV non dice nulla: vuoi aggiungere qualcosa?`,
  askGapWhy: "Chi legge se lo può chiedere. Puoi anche lasciarlo così: non devi spiegarlo a nessuno.",
  askEnd: (title) => `Quando è finita l’esperienza «${title}», o è ancora in corso?`,
  askEndWhy: "Senza una fine non possiamo contarne la durata.",
  askLevels: (languages) => `A che livello conosci ${languages}?`,
  askLevelsWhy: "Gli annunci chiedono un livello da A1 a C2: senza, non si sa se lo raggiungi.",
  askSummary: "Che lavoro fai e che cosa cerchi, in due frasi?",
  askSummaryWhy: "Il sommario è la prima cosa che si legge, e qui manca.",
  commentFigures: (count, all) => `${count} righe su ${all} dicono una misura.`,
  commentFiguresWhy: (quote) => `Per esempio «${quote}».`,
  commentNoFigures: "Nessuna riga dice una misura.",
  commentNoFiguresWhy: (all) => `Su ${all} righe non c’è un numero: quante persone, quanto tempo, quanto in più.`,
  commentUnsupported: (skills) => `Nessuna riga parla di ${skills}.`,
  commentUnsupportedWhy:
    "Sono fra le competenze, ma le esperienze non le nominano: chi legge non sa dove le hai usate.",
  commentMonths: (titles) => `Di ${titles} si sa solo l’anno.`,
  commentMonthsWhy: "Con il mese la durata è esatta.",
  criticalYears: ({ years, jobs, longest, company }) =>
    `${years} in ${jobs === 1 ? "un’esperienza" : `${jobs} esperienze`}; la più lunga ${longest}${company ? ` in ${company}` : ""}.`,
  criticalStrong: (skills) => `Le righe sostengono soprattutto ${skills}.`,
  criticalThin: (skills) => `Nessuna riga dice dove hai usato ${skills}.`,
  criticalNoTasks: (count) => (count === 1 ? "Un’esperienza è senza righe." : `${count} esperienze sono senza righe.`),
  criticalWhy: (lines) => `Contato su ${lines} righe del CV: non giudica la persona e non usa altro.`,
  interviewLine: (quote) => `«${quote}»: com’è andata, e qual era la tua parte?`,
  interviewLineWhy: (job) => `È la riga più concreta di «${job}».`,
  interviewSkill: (skill) => `Dove hai usato ${skill}, e per che cosa?`,
  interviewSkillWhy: "È fra le competenze a livello alto, ma nessuna riga la nomina.",
  interviewLanguage: (language) => `Facciamo una parte del colloquio in ${language}?`,
  interviewLanguageWhy: (level) => `Il CV dice ${level}.`,
  interviewChange: (job) => `Che cosa vorresti ritrovare, e che cosa no, del lavoro in ${job}?`,
  interviewChangeWhy: (years) => `È l’esperienza più lunga: ${years}.`,
};

const english: SuggestionTexts = {
  years: (years) => (years === 1 ? "1 year" : `${en.decimal(years)} years`),
  list: en.list,
  position: ({ quote, years, skills }) => `“${quote}”, ${years}. Skills that support it: ${skills}.`,
  lead: "Leading a small team",
  leadWhy: (quote) => `“${quote}”: the resume speaks of coordination, but not of how many people.`,
  skillInLine: (quote) => `“${quote}” names it, but it is not among your skills.`,
  skillOfRole: ({ role, has, quote }) =>
    `“${quote}” speaks of ${role}: next to ${has} it is often asked for. Add it only if you can use it.`,
  askTasks: (title, company) => `What did you do${title ? ` as ${title}` : ""}${company ? ` at ${company}` : ""}?`,
  askTasksWhy: "This job has not a single line: who reads it does not know what to look for.",
  askFigure: (quote) => `“${quote}”: how much? For how many people, in how much time?`,
  askFigureWhy: "A line with a measure is remembered, and can be checked.",
  askGap: (from, to) => `Between ${from} and ${to} the resume says nothing: would you like to add something?`,
  askGapWhy: "Who reads it may wonder. You may as well leave it: you owe nobody an explanation.",
  askEnd: (title) => `When did “${title}” end, or does it still go on?`,
  askEndWhy: "Without an end we cannot count how long it lasted.",
  askLevels: (languages) => `How well do you know ${languages}?`,
  askLevelsWhy: "Job posts ask for a level from A1 to C2: without one nobody knows whether you reach it.",
  askSummary: "What do you do and what are you looking for, in two sentences?",
  askSummaryWhy: "The summary is what is read first, and there is none.",
  commentFigures: (count, all) => `${count} of ${all} lines give a measure.`,
  commentFiguresWhy: (quote) => `For example “${quote}”.`,
  commentNoFigures: "No line gives a measure.",
  commentNoFiguresWhy: (all) => `There is no figure in ${all} lines: how many people, how much time, how much more.`,
  commentUnsupported: (skills) => `No line speaks of ${skills}.`,
  commentUnsupportedWhy:
    "They are among the skills, but no job names them: who reads does not know where you used them.",
  commentMonths: (titles) => `Of ${titles} only the year is known.`,
  commentMonthsWhy: "With the month the length is exact.",
  criticalYears: ({ years, jobs, longest, company }) =>
    `${years} in ${jobs === 1 ? "one job" : `${jobs} jobs`}; the longest ${longest}${company ? ` at ${company}` : ""}.`,
  criticalStrong: (skills) => `The lines support above all ${skills}.`,
  criticalThin: (skills) => `No line says where you used ${skills}.`,
  criticalNoTasks: (count) => (count === 1 ? "One job has no lines." : `${count} jobs have no lines.`),
  criticalWhy: (lines) => `Counted on ${lines} lines of the resume: it judges no person and uses nothing else.`,
  interviewLine: (quote) => `“${quote}”: how did it go, and what was your part?`,
  interviewLineWhy: (job) => `It is the most concrete line of “${job}”.`,
  interviewSkill: (skill) => `Where did you use ${skill}, and what for?`,
  interviewSkillWhy: "It is among the skills at a high level, but no line names it.",
  interviewLanguage: (language) => `Shall we do a part of the interview in ${language}?`,
  interviewLanguageWhy: (level) => `The resume says ${level}.`,
  interviewChange: (job) => `What would you like to find again, and what not, of the work at ${job}?`,
  interviewChangeWhy: (years) => `It is the longest job: ${years}.`,
};

export const suggestionTexts: Record<ServerLanguage, SuggestionTexts> = { it: italian, en: english };
