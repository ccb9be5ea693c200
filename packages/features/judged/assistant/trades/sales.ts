import type { FictionalTrade } from "./trade.ts";

export const sales: FictionalTrade = {
  name: "sales",
  field: { it: "vendite e marketing", en: "sales and marketing" },
  titles: [
    { m: "Agente di commercio", f: "Agente di commercio", en: "Sales agent" },
    { m: "Responsabile vendite", f: "Responsabile vendite", en: "Sales manager" },
    { m: "Addetto al telemarketing", f: "Addetta al telemarketing", en: "Telesales operator" },
    { m: "Impiegato commerciale", f: "Impiegata commerciale", en: "Sales assistant" },
  ],
  companies: [
    "Lumina Arredi",
    "Vernici Colle SpA",
    "Altamarea Viaggi",
    "Ottica Serena",
    "Pharmadolce",
    "Serramenti Orobici",
  ],
  skills: [
    "customer-relationship-management-crm",
    "key-account-management",
    "b2b-sales",
    "customer-prospecting",
    "telemarketing",
    "email-marketing",
    "search-engine-optimisation-seo",
    "google-analytics",
    "commercial-quotations",
    "e-commerce-management",
  ],
  degrees: [
    {
      it: "Laurea in Scienze della comunicazione",
      en: "Degree in Communication Sciences",
      school: { it: "Università di Bologna", en: "University of Bologna" },
      thesis: { it: "Il passaparola nei mercati locali", en: "Word of mouth in local markets" },
    },
    {
      it: "Diploma in tecnica dei servizi commerciali",
      en: "High school diploma in commercial services",
      school: { it: "Istituto Pietro Verri", en: "Istituto Pietro Verri" },
      thesis: { it: "Vetrine che parlano", en: "Windows that talk" },
    },
  ],
  certificates: [
    { name: "Google Ads Search Certification", issuer: "Google" },
    { name: "HubSpot Inbound Sales", issuer: "HubSpot Academy" },
  ],
  courses: [
    { it: "Tecniche di negoziazione", en: "Negotiation techniques", provider: "Scuola Aperta" },
    { it: "Fotografia di prodotto", en: "Product photography", provider: "Bottega Luce" },
  ],
  told: [
    {
      line: {
        it: "Fatturato della zona cresciuto del 22 % in due anni",
        en: "Grew the area’s turnover by 22% in two years",
      },
      needle: { it: "22", en: "22" },
      open: true,
      asks: {
        it: ["Di quanto ha fatto crescere il fatturato?", "Quanto è cresciuto il fatturato della zona?"],
        en: ["By how much did {he} grow the turnover?", "How much did turnover of the area grow?"],
      },
    },
    {
      line: {
        it: "Organizzazione dello stand alle fiere di Rimini e Colonia",
        en: "Organised the stand at the trade fairs of Rimini and Cologne",
      },
      needle: { it: "fiere di Rimini", en: "trade fairs of Rimini" },
      asks: {
        it: ["Ha esperienza di fiere?", "Ha mai organizzato uno stand in fiera?", "è stat{o} alle fiere per lavoro?"],
        en: ["Any experience with trade fairs?", "Has {he} ever organised a stand?", "did {he} do trade fairs"],
      },
    },
    {
      line: { it: "Gestione di un portafoglio di 120 rivenditori", en: "Managed a portfolio of 120 retailers" },
      needle: { it: "120 rivenditori", en: "120 retailers" },
      open: true,
      asks: {
        it: ["Quanti rivenditori seguiva?", "Di quanti rivenditori era il portafoglio?"],
        en: ["How many retailers did {he} manage?", "How many retailers were in {his} portfolio?"],
      },
    },
  ],
  fillers: {
    it: ["Visite settimanali ai punti vendita", "Report mensili alla direzione", "Gestione dei reclami"],
    en: ["Weekly visits to points of sale", "Monthly reports to management", "Complaints handling"],
  },
};
