import type { BenefitTexts, SpaceKey } from "./types.ts";

/** Paragraphs about remote work for the Spaces' hybrid and remote posts. In an on-site post they would contradict the workplace. */
export const awayOffers: Readonly<Partial<Record<SpaceKey, Partial<BenefitTexts>>>> = {
  lanterna: {
    it: [
      "Chi scrive un servizio passa due settimane in banchina con chi lo userà: è l’unica formazione obbligatoria che abbiamo. Orario flessibile, 24 giorni di ferie, tre giorni da casa su cinque dove il lavoro lo permette.",
    ],
    en: [
      "Hybrid, two days a week in the office, the rest where you like within Italy. 24 days of leave, health cover, €1,200 a year in benefits and a real budget for a desk at home.",
    ],
  },
  velamare: {
    en: [
      "We build three hulls a year and look after them at sea. English is the working language of this team because half of our suppliers are in Bremen and Gothenburg. Two days a week in the yard, canteen included.",
    ],
  },
  nibbio: {
    en: [
      "We make flight instruments for rescue helicopters: 140 people, one plant, all software written in house. Short Fridays, canteen, two days a week from home once you know the test benches.",
    ],
  },
  brenta: {
    en: [
      "Seven shops, one website, and a repair workshop that fixes four thousand garments a year. You can work from anywhere in Italy and meet the team in Bassano for two days each month, travel paid.",
    ],
  },
  quadra: {
    it: [
      "Quadra muove i pagamenti di 11 mila negozi. Siamo in 210 tra Milano e Bari. Due giorni in sede, tre da casa; assicurazione sanitaria estesa alla famiglia, 2.000 € di welfare.",
    ],
    en: [
      "We move payments for 11,000 shops. On-call is one week in eight and paid. Two days in the Milan office, the rest remote from Italy. The range printed here is the whole range; we do not ask what you earn today.",
    ],
  },
  arno: {
    it: [
      "Due giorni da casa a settimana, tre nei mesi tranquilli. La formazione obbligatoria e i giorni d’esame li paghiamo noi. Palazzo senza barriere, a cinque minuti dalla stazione.",
    ],
    en: [
      "We are 34 people with 420 clients, a fifth of them foreign companies with a small Italian branch. Two days a week from home, early closing in July and August, exam days paid.",
    ],
  },
  ortovivo: {
    en: [
      "230 farms, two packing plants, one data team of five. Remote within Italy, with two days a month in Cesena. Winter is quiet here: hours worked in July come back as January.",
    ],
  },
  corallo: {
    en: [
      "We are an accredited clinic with 118 beds and a small research office of four. Flexible hours, three days a week from home, conference fees paid once a year.",
    ],
  },
  alpino: {
    en: [
      "94 trucks, three depots and a lot of Brenner pass. German or Italian next to English makes life easier here; the other one you will learn. Meal vouchers, health fund, two days from home.",
    ],
  },
};
