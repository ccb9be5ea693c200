import type { FictionalTrade } from "./trade.ts";

export const software: FictionalTrade = {
  name: "software",
  field: { it: "sviluppo software", en: "software development" },
  titles: [
    { m: "Sviluppatore backend", f: "Sviluppatrice backend", en: "Backend developer" },
    { m: "Programmatore junior", f: "Programmatrice junior", en: "Junior programmer" },
    { m: "Responsabile tecnico", f: "Responsabile tecnica", en: "Technical lead" },
    { m: "Sistemista", f: "Sistemista", en: "Systems administrator" },
  ],
  companies: [
    "Nuvolab Srl",
    "Tessera Digitale",
    "Cartesio Sistemi",
    "Bitflora",
    "Quadrante Software",
    "Ponte Sette SpA",
  ],
  skills: [
    "java",
    "python",
    "react",
    "postgresql",
    "docker",
    "kubernetes",
    "jenkins",
    "spring-boot",
    "git",
    "microsoft-azure",
  ],
  degrees: [
    {
      it: "Laurea triennale in Informatica",
      en: "Bachelor's degree in Computer Science",
      school: { it: "Università di Pisa", en: "University of Pisa" },
      thesis: { it: "Indici distribuiti per serie temporali", en: "Distributed indexes for time series" },
    },
    {
      it: "Diploma di perito informatico",
      en: "Technical high school diploma in computing",
      school: { it: "ITIS Enrico Fermi", en: "ITIS Enrico Fermi" },
      thesis: { it: "Un orario scolastico generato", en: "A generated school timetable" },
    },
  ],
  certificates: [
    { name: "AWS Certified Developer Associate", issuer: "Amazon Web Services" },
    { name: "Professional Scrum Master I", issuer: "Scrum.org" },
    { name: "ITIL 4 Foundation", issuer: "PeopleCert" },
  ],
  courses: [
    { it: "Sicurezza delle applicazioni web", en: "Web application security", provider: "Accademia Ponente" },
    { it: "Architetture a eventi", en: "Event-driven architectures", provider: "Scuola Aperta" },
  ],
  told: [
    {
      line: {
        it: "Migrazione del portale clienti da monolite a 14 servizi indipendenti",
        en: "Migrated the customer portal from a monolith to 14 independent services",
      },
      needle: { it: "14 servizi", en: "14 independent services" },
      asks: {
        it: [
          "Ha mai migrato un monolite?",
          "Ha seguito la migrazione di un portale?",
          "si è occupat{o} di migrazioni?",
        ],
        en: [
          "Has {he} ever migrated a monolith?",
          "Did {he} work on the migration of a portal?",
          "any migration of a monolith in {his} past?",
        ],
      },
    },
    {
      line: {
        it: "Ridotti del 35 % i tempi di risposta del catalogo prodotti",
        en: "Cut response times of the product catalogue by 35%",
      },
      needle: { it: "35", en: "35" },
      open: true,
      asks: {
        it: ["Di quanto ha ridotto i tempi di risposta?", "Quanto ha migliorato i tempi di risposta del catalogo?"],
        en: ["By how much did {he} cut response times?", "How much were the response times of the catalogue cut?"],
      },
    },
    {
      line: {
        it: "Reperibilità notturna a turni per il servizio di pagamento",
        en: "On-call night shifts for the payment service",
      },
      needle: { it: "Reperibilità notturna", en: "On-call night shifts" },
      asks: {
        it: [
          "Ha già fatto reperibilità?",
          "Ha esperienza di reperibilità notturna?",
          "ha mai lavorato di notte in reperibilità",
        ],
        en: [
          "Has {he} done on-call work?",
          "Any experience with on-call night shifts?",
          "did {he} ever do night shifts",
        ],
      },
    },
  ],
  fillers: {
    it: [
      "Revisione del codice e test automatici",
      "Documentazione delle interfacce per i partner",
      "Supporto al team di prodotto",
    ],
    en: ["Code reviews and automated tests", "Documented interfaces for partners", "Supported the product team"],
  },
};

export const accounting: FictionalTrade = {
  name: "accounting",
  field: { it: "contabilità e amministrazione", en: "accounting and administration" },
  titles: [
    { m: "Contabile", f: "Contabile", en: "Bookkeeper" },
    { m: "Impiegato amministrativo", f: "Impiegata amministrativa", en: "Administrative clerk" },
    { m: "Responsabile amministrativo", f: "Responsabile amministrativa", en: "Head of administration" },
    { m: "Addetto alla tesoreria", f: "Addetta alla tesoreria", en: "Treasury officer" },
  ],
  companies: [
    "Studio Marangoni",
    "Filati Brenta SpA",
    "Cantine Valdoro",
    "Edilnova Srl",
    "Studio Bassi e Associati",
    "Ceramiche Lario",
  ],
  skills: [
    "electronic-invoicing",
    "bank-reconciliation",
    "vat-returns",
    "accounts-payable",
    "financial-statement-preparation",
    "cost-accounting",
    "debt-collection",
    "sap",
    "microsoft-excel",
    "f24-tax-payment-forms",
  ],
  degrees: [
    {
      it: "Laurea in Economia aziendale",
      en: "Degree in Business Administration",
      school: { it: "Università Ca’ Foscari Venezia", en: "Ca’ Foscari University of Venice" },
      thesis: { it: "Il bilancio sociale nelle cooperative", en: "Social reporting in cooperatives" },
    },
    {
      it: "Diploma di ragioneria",
      en: "High school diploma in accountancy",
      school: { it: "ITC Luigi Einaudi", en: "ITC Luigi Einaudi" },
      thesis: { it: "La partita doppia spiegata ai nonni", en: "Double entry explained to grandparents" },
    },
  ],
  certificates: [
    { name: "ECDL Full Standard", issuer: "AICA" },
    { name: "IFRS Certificate", issuer: "ACCA" },
    { name: "SAP FI Certified Associate", issuer: "SAP" },
  ],
  courses: [
    {
      it: "Novità fiscali e chiusure di fine anno",
      en: "Tax changes and year-end closing",
      provider: "Ordine dei Commercialisti",
    },
    {
      it: "Controllo di gestione per le PMI",
      en: "Management control for small companies",
      provider: "Accademia Ponente",
    },
  ],
  told: [
    {
      line: {
        it: "Coordinamento di 4 colleghi dell’ufficio fornitori",
        en: "Coordinated 4 colleagues of the suppliers’ office",
      },
      needle: { it: "4 colleghi", en: "4 colleagues" },
      open: true,
      asks: {
        it: ["Quanti colleghi ha coordinato?", "Quante persone coordinava in ufficio?"],
        en: ["How many colleagues did {he} coordinate?", "How many people has {he} coordinated in the office?"],
      },
    },
    {
      line: {
        it: "Preparazione della documentazione per la revisione legale dei conti",
        en: "Prepared the documents for the statutory audit",
      },
      needle: { it: "revisione legale", en: "statutory audit" },
      asks: {
        it: [
          "Ha mai lavorato con i revisori?",
          "Si è occupat{o} della revisione legale?",
          "ha preparato documenti per la revisione dei conti",
        ],
        en: [
          "Has {he} ever prepared an audit?",
          "Did {he} take part in a statutory audit?",
          "any work on audit documents?",
        ],
      },
    },
    {
      line: { it: "Gestione di circa 900 fatture al mese", en: "Handled about 900 invoices a month" },
      needle: { it: "900", en: "900" },
      open: true,
      asks: {
        it: ["Quante fatture gestiva al mese?", "Che volume di fatture al mese ha gestito?"],
        en: ["How many invoices a month did {he} handle?", "How many invoices has {he} handled every month?"],
      },
    },
  ],
  fillers: {
    it: [
      "Archivio dei documenti e protocollo",
      "Rapporti con il consulente del lavoro",
      "Supporto alla direzione nelle scadenze",
    ],
    en: ["Filing and records", "Contacts with the payroll consultant", "Supported management with deadlines"],
  },
};
