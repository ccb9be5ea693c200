import type { QuestionTexts } from "../trades/trade.ts";

export const durations = {
  total: {
    it: [
      "Quanti anni di esperienza ha?",
      "Da quanto tempo lavora?",
      "Quanta esperienza lavorativa ha in tutto?",
      "Quanti anni ha lavorato in totale?",
      "Qual è la sua esperienza complessiva in anni?",
      "anni di esperienza totali?",
    ],
    en: [
      "How many years of experience does {he} have?",
      "How long has {he} been working?",
      "How much work experience does {he} have overall?",
      "What is {his} total experience in years?",
      "For how many years has {he} worked in total?",
      "total years of experience?",
    ],
  },
  atCompany: {
    it: [
      "Quanto tempo è stat{o} da {x}?",
      "Per quanti anni ha lavorato in {x}?",
      "Quanti anni ha passato da {x}?",
      "Quanto è durata l’esperienza in {x}?",
      "quanto ci è rimast{o} in {x}",
    ],
    en: [
      "How long was {he} at {x}?",
      "How many years did {he} spend at {x}?",
      "How long has {he} worked for {x}?",
      "How long did {he} stay at {x}?",
      "{x}: for how long",
    ],
  },
  withSkill: {
    it: [
      "Da quanti anni si occupa di {x}?",
      "Quanti anni di esperienza ha con {x}?",
      "Per quanto tempo ha lavorato con {x}?",
      "Quanta esperienza ha in {x}, in anni?",
      "quanti anni di {x}",
    ],
    en: [
      "How many years of experience with {x}?",
      "How long has {he} worked with {x}?",
      "How many years has {he} done {x}?",
      "For how long did {he} do {x}?",
      "years of {x}?",
    ],
  },
  inRole: {
    it: ["Quanti anni ha lavorato come {x}?", "Per quanto tempo è stat{o} {x}?", "Quanta esperienza ha come {x}?"],
    en: [
      "How many years did {he} work as a {x}?",
      "For how long has {he} been a {x}?",
      "How much experience does {he} have as {x}?",
    ],
  },
  sinceWhen: {
    it: [
      "Da quando lavora per {x}?",
      "Da quanto tempo è in {x}?",
      "In che anno è entrat{o} in {x}?",
      "quando ha cominciato da {x}",
    ],
    en: [
      "Since when has {he} worked for {x}?",
      "How long has {he} been with {x}?",
      "In which year did {he} join {x}?",
      "when did {he} start at {x}",
    ],
  },
} as const satisfies Record<string, QuestionTexts>;

export const gaps = {
  any: {
    it: [
      "Ci sono buchi nel CV?",
      "Ha avuto periodi senza lavoro?",
      "Ci sono interruzioni nella sua carriera?",
      "Si vedono periodi di inattività?",
      "Ci sono vuoti tra un lavoro e l’altro?",
      "Il percorso è continuo o ci sono pause?",
      "Noti dei periodi scoperti tra un’esperienza e l’altra?",
      "è mai stat{o} ferm{o}?",
      "C’è qualche buco di più di sei mesi?",
      "ci sono buchi",
    ],
    en: [
      "Are there any gaps in the CV?",
      "Were there periods without work?",
      "Has {his} career been interrupted?",
      "Do you see any gaps between jobs?",
      "Is there an unexplained break in {his} career?",
      "Has {he} worked without interruption?",
      "Any gap longer than six months?",
      "Was {he} ever out of work?",
      "Is {his} work history continuous?",
      "gaps in employment?",
    ],
  },
  longest: {
    it: [
      "Qual è il periodo più lungo senza lavoro?",
      "Quanto è durato il buco più lungo?",
      "Quanto tempo è stat{o} senza lavorare?",
    ],
    en: [
      "What is the longest gap in {his} work history?",
      "How long was the longest break between jobs?",
      "How long was {he} out of work?",
    ],
  },
  between: {
    it: [
      "Quanto tempo è passato tra {x} e {y}?",
      "Quanti mesi è stat{o} ferm{o} tra {x} e {y}?",
      "C’è una pausa tra {x} e {y}?",
    ],
    en: [
      "How much time passed between {x} and {y}?",
      "How many months was {he} out of work between {x} and {y}?",
      "Is there a break between {x} and {y}?",
    ],
  },
} as const satisfies Record<string, QuestionTexts>;
