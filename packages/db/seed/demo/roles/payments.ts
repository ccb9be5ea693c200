import { hybrid, likes, needs, studies } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a payments company for shops: engineering, risk, support. */
export const paymentsRoles: readonly DemoJobRole[] = [
  {
    language: "en",
    space: "quadra",
    ccnl: "H011",
    terms: { ...hybrid(40), ccnlLevel: "1", languages: [needs("en", "C1"), likes("it", "B1")] },
    skills: ["golang", "postgresql", "apache-kafka", "kubernetes", "technical-english"],
    paragraphs: [
      "Our services are written in Go, keep their ledgers in PostgreSQL and talk to card networks whose documents are older than some of us. You will design changes that can be rolled back, write them with tests that fail for the right reason, and review the work of others with the same care.",
      "You have built systems where a duplicate is worse than a delay. You know idempotency, locking and double-entry bookkeeping, or two of the three. PCI DSS is a fact of life here; we keep its scope small on purpose.",
    ],
    openings: [
      {
        title: "Tech lead, payments",
        city: "Milano",
        pay: [68_000, 80_000],
        words:
          "The acquiring team settles four million euros a day with six people. It needs someone to hold the design together: half your time in code, half in decisions, none in status meetings.",
      },
      {
        title: "Backend engineer, Go",
        city: "Milano",
        pay: [52_000, 61_000],
        budget: 20,
        words:
          "Refunds are the part of payments nobody shows in a demo, and the one shops call us about. You will join the three people who are rebuilding them so that money comes back the same day.",
      },
      {
        title: "Backend engineer, merchant onboarding",
        city: "Bari",
        pay: [44_000, 52_000],
        words:
          "Opening an account takes a shop eleven minutes and us two days. Our Bari office owns the path in between: identity checks, company registers, contracts, the first test payment. The goal is one hour.",
        state: "suspended",
      },
    ],
  },
  {
    language: "en",
    space: "quadra",
    ccnl: "H011",
    terms: {
      ...hybrid(40),
      ccnlLevel: "1",
      languages: [needs("en", "B2"), likes("it", "B1")],
      ...studies("bachelor", "Any field with statistics"),
    },
    skills: ["sql", "python", "credit-risk-assessment", "data-analysis", "technical-english"],
    paragraphs: [
      "You will read patterns in payments, write rules that stop what should be stopped, and measure the honest customers who were stopped with it. Every rule here has an owner, an expiry date and a count of its mistakes. You will work in SQL and Python, with an engineer next to you.",
      "We look for analytical people from fraud, insurance, logistics or journalism. You can explain a false positive rate to a shopkeeper, and you are not shy about saying that the data does not know.",
    ],
    openings: [
      {
        title: "Fraud analyst",
        city: "Milano",
        pay: [36_000, 43_000],
        words:
          "Last spring a ring used gift cards to test stolen numbers at bakeries. Two people noticed before the software did. We want more people who notice, and software that learns from them.",
      },
      {
        title: "Risk analytics lead",
        city: "Milano",
        pay: [58_000, 68_000],
        words:
          "Four analysts, one backlog, no model nobody can explain. You will set the questions, keep the numbers honest, and present our losses each month to the board, including the ones that were our fault.",
      },
    ],
  },
  {
    language: "it",
    space: "quadra",
    ccnl: "J241",
    terms: {
      ...hybrid(40),
      languages: [needs("it", "C1"), likes("en", "B2")],
      ...studies("bachelor", "Giurisprudenza o economia"),
    },
    skills: ["anti-money-laundering-aml", "regulatory-monitoring", "microsoft-excel", "attention-to-detail"],
    paragraphs: [
      "Esaminerai le operazioni segnalate dal sistema, ricostruirai i fatti con i documenti, scriverai la proposta di archiviazione o di segnalazione, motivandola in modo che regga fra cinque anni. Curerai l’adeguata verifica dei clienti a rischio più alto e aiuterai a migliorare le regole che generano allarmi inutili.",
      "Servono una laurea o un’esperienza equivalente, conoscenza del D.Lgs. 231/2007 e riservatezza vera. Ti forniamo un percorso di certificazione e una persona esperta a cui chiedere.",
    ],
    openings: [
      {
        title: "Analista antiriciclaggio",
        city: "Milano",
        pay: [34_000, 40_000],
        words:
          "Gli allarmi sono 900 al mese, quelli fondati una trentina. La squadra di cinque persone lavora bene quando ha tempo di pensare: con la sesta lo avrà.",
      },
    ],
  },
  {
    language: "it",
    space: "quadra",
    ccnl: "H011",
    terms: {
      ...hybrid(40),
      ccnlLevel: "3",
      languages: [needs("it", "C1"), likes("en", "B1")],
      ...studies("diploma", "Qualunque indirizzo"),
    },
    skills: [
      "customer-service",
      "customer-relationship-management-crm",
      "communication-skills",
      "online-payment-integration",
      "patience",
    ],
    paragraphs: [
      "Chi chiama ha la fila alla cassa e il terminale spento. Risponderai al telefono, in chat e per posta, risolverai subito otto casi su dieci e seguirai gli altri fino alla fine con lo stesso nome. Nessun copione da leggere e nessun limite di durata alle chiamate.",
      "Contano la chiarezza, la pazienza e la curiosità tecnica. Sei settimane di formazione prima della prima chiamata da sola o da solo, poi una giornata al mese in negozio a vedere come lavora chi ti chiama.",
    ],
    openings: [
      {
        title: "Assistenza agli esercenti",
        city: "Bari",
        pay: [24_000, 28_000],
        words:
          "Undicimila negozi, ventisei colleghe e colleghi a Bari, un voto medio che pubblichiamo ogni mese anche quando scende. Orari fra le 8 e le 21, turni scelti a bimestre, un fine settimana su quattro.",
      },
      {
        title: "Referente tecnico/a integrazioni, piccoli e-commerce",
        city: "Milano",
        pay: [31_000, 36_500],
        words:
          "Chi apre un negozio online da solo si ferma quasi sempre sul pagamento. Aiuterai a collegarlo: leggere un log, correggere un webhook, scrivere la guida che mancava.",
      },
    ],
  },
];
