import type { QuestionTexts } from "../trades/trade.ts";

/** Questions about information that no CV of the set contains. */
export const neverSaid = {
  pay: {
    it: ["Che stipendio chiede?", "Quali sono le sue aspettative economiche?", "Che RAL si aspetta?"],
    en: ["What salary does {he} expect?", "What are {his} pay expectations?", "How much does {he} want to earn?"],
  },
  leaving: {
    it: ["Perché ha lasciato {x}?", "Per quale motivo è andat{o} via da {x}?", "si è licenziat{o} da {x}? perché?"],
    en: ["Why did {he} leave {x}?", "For what reason did {he} quit {x}?", "why isn't {he} at {x} any more"],
  },
  references: {
    it: ["Ha delle referenze?", "Chi può dare referenze su {name}?"],
    en: ["Does {he} have references?", "Who can give a reference for {name}?"],
  },
  doctorate: {
    it: ["Ha un dottorato?", "Ha fatto un master?", "Ha un dottorato di ricerca?"],
    en: ["Does {he} have a PhD?", "Does {he} have an MBA?", "Has {he} got a doctorate?"],
  },
  volunteering: {
    it: ["Ha fatto volontariato?", "Ha fatto il servizio civile?"],
    en: ["Has {he} done any volunteering?", "Did {he} do voluntary work?"],
  },
  patents: {
    it: ["Ha pubblicato libri?", "Ha depositato brevetti?"],
    en: ["Has {he} published any books?", "Does {he} hold any patents?"],
  },
} as const satisfies Record<string, QuestionTexts>;
