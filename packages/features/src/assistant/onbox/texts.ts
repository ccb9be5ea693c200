import type { AssistantRefusal } from "@orbita/contract";

type BilingualText = { readonly it: string; readonly en: string };

export const notSaidText: BilingualText = {
  it: "Il CV non lo dice. Non faccio supposizioni: è una domanda da colloquio.",
  en: "The CV does not say. I make no guesses: it is a question for an interview.",
};

export const refusalTexts: Readonly<Record<AssistantRefusal, BilingualText>> = {
  protected: {
    it: "Non rispondo a domande su età, salute, famiglia, origine o opinioni: non possono pesare su un’assunzione (D.Lgs. 276/2003, art. 10).",
    en: "I do not answer questions about age, health, family, origin or beliefs: they may not weigh on hiring (D.Lgs. 276/2003, art. 10).",
  },
  ranking: {
    it: "Non faccio classifiche, non do punteggi e non dico chi scegliere o scartare: decide una persona. Posso confrontare i CV per criteri precisi, per esempio una competenza, una lingua o gli anni di esperienza.",
    en: "I make no rankings, give no scores and do not say whom to choose or reject: a person decides. I can compare CVs by criteria that are named, such as a skill, a language or years of experience.",
  },
  instruction: {
    it: "Rispondo solo a domande su ciò che dicono i CV: questo non lo faccio.",
    en: "I only answer questions about what the CVs say: this I do not do.",
  },
};

export const unclearText: BilingualText = {
  it: "Non ho capito la domanda. Si può chiedere, per esempio, di competenze, anni di esperienza, lavori, studi, certificazioni, lingue o periodi senza lavoro.",
  en: "I did not understand the question. One can ask, for example, about skills, years of experience, jobs, education, certifications, languages or periods without work.",
};

export const compareText: BilingualText = {
  it: "Ecco che cosa dicono i CV, criterio per criterio, nell’ordine in cui stanno: non è una classifica.",
  en: "This is what the CVs say, criterion by criterion, in the order in which they stand: it is no ranking.",
};

/** The text for the people whose CVs do not contain the requested information. */
export const unsaidOf = (labels: readonly string[]): BilingualText => ({
  it: `${labels.length === 1 ? "Il CV non lo dice" : "I CV non lo dicono"} per ${labels.join(", ")}.`,
  en: `The ${labels.length === 1 ? "CV does" : "CVs do"} not say for ${labels.join(", ")}.`,
});

/** The text that lists the requirements that a resume does not mention. */
export const unsaidRequirements = (requirements: readonly string[]): BilingualText => ({
  it: `Il CV non dice: ${requirements.join("; ")}.`,
  en: `The CV does not say: ${requirements.join("; ")}.`,
});

export const nobodyText: BilingualText = {
  it: "Qui non c’è nessun CV di cui chiedere.",
  en: "There is no CV to ask about here.",
};
