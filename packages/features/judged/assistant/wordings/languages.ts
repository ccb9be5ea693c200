import type { QuestionTexts } from "../trades/trade.ts";

export const spoken = {
  speaks: {
    it: [
      "Parla {x}?",
      "Conosce {the}{x}?",
      "Sa {the}{x}?",
      "{the}{x} lo parla?",
      "Se la cava con {the}{x}?",
      "parla anche {x}",
    ],
    en: [
      "Does {he} speak {x}?",
      "Can {he} speak {x}?",
      "Does {he} know any {x}?",
      "Is {x} among {his} languages?",
      "speaks {x}?",
      "How about {his} {x}?",
    ],
  },
  level: {
    it: [
      "Che livello di {x} ha?",
      "Quanto bene parla {the}{x}?",
      "Com’è il suo {x}?",
      "A che livello conosce {the}{x}?",
      "livello di {x}?",
    ],
    en: [
      "What is {his} level of {x}?",
      "How good is {his} {x}?",
      "How well does {he} speak {x}?",
      "Which level of {x} does {he} have?",
      "{x} level?",
    ],
  },
  atLeast: {
    it: ["Ha almeno un {y} di {x}?", "Il suo {x} è almeno {y}?", "Arriva a livello {y} in {x}?"],
    en: ["Does {he} have at least {y} {x}?", "Is {his} {x} at least {y}?", "Does {he} reach {y} in {x}?"],
  },
  which: {
    it: [
      "Che lingue parla?",
      "Quali lingue conosce?",
      "Quali lingue straniere e non parla?",
      "lingue?",
      "Mi elenchi le lingue del CV?",
    ],
    en: [
      "Which languages does {he} speak?",
      "What languages does {he} know?",
      "What languages are on the CV?",
      "languages?",
      "Can you list {his} languages?",
    ],
  },
  native: {
    it: ["Qual è la sua madrelingua?", "Di che lingua è madrelingua?", "Che lingua parla da madrelingua?"],
    en: ["What is {his} mother tongue?", "What's {his} native language?", "Which language does {he} speak natively?"],
  },
} as const satisfies Record<string, QuestionTexts>;
