import type { QuestionTexts } from "../trades/trade.ts";

/** Wordings of questions for comparisons. {c} is replaced by the criteria, {who} by the names of the people. */
export const comparisons = {
  all: {
    it: [
      "Confrontali per {c}",
      "Metti a confronto tutti su {c}",
      "Fai un confronto per {c}",
      "Come si confrontano su {c}?",
      "Confronta i candidati per {c}",
      "Puoi paragonarli in base a {c}?",
      "Una tabella con {c} per ciascuno",
      "per {c} come sono messi?",
    ],
    en: [
      "Compare them by {c}",
      "Compare all of them on {c}",
      "How do they compare on {c}?",
      "Compare the candidates by {c}",
      "Put them side by side by {c}",
      "Can you compare everybody in terms of {c}?",
      "A table with {c} for each of them",
      "comparison on {c} please",
    ],
  },
  named: {
    it: ["Confronta {who} per {c}", "Che differenze ci sono tra {who} per {c}?", "{who}: confronto su {c}"],
    en: ["Compare {who} by {c}", "What are the differences between {who} in {c}?", "{who}: compare them on {c}"],
  },
  whoSkill: {
    it: ["Chi conosce {c}?", "Chi di loro ha esperienza di {c}?", "Chi ha lavorato con {c}?"],
    en: ["Who knows {c}?", "Who among them has experience with {c}?", "Which of them have worked with {c}?"],
  },
  whoSpeaks: {
    it: ["Chi parla {c}?", "Chi di loro sa {c}?"],
    en: ["Who speaks {c}?", "Which of them can speak {c}?"],
  },
} as const satisfies Record<string, QuestionTexts>;

/** Names of the criteria that are neither skills nor languages. */
export const criteria = {
  experience: {
    it: ["anni di esperienza", "esperienza totale", "durata dell’esperienza"],
    en: ["years of experience", "total experience", "length of experience"],
  },
  degree: { it: ["titolo di studio", "studi", "formazione"], en: ["education", "degree", "studies"] },
} as const satisfies Record<string, QuestionTexts>;
