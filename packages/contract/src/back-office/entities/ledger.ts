import { defineEntity } from "../entity.ts";

export const ledgerEntity = defineEntity({
  kind: "ledger",
  source: "admin_ledgers",
  history: null,
  words: {
    one: { it: "Registro giornaliero", en: "Daily ledger" },
    many: { it: "Registri giornalieri", en: "Daily ledgers" },
    empty: { it: "Nessun registro con questi filtri", en: "No ledger with these filters" },
  },
  fields: {
    day: { kind: "date", as: "day", list: true, filter: true, words: { it: "Giorno", en: "Day" } },
    jobPost: {
      kind: "text",
      words: { it: "Annuncio", en: "Job post" },
      list: true,
      leadsTo: { kind: "jobpost", by: "jobPostId" },
    },
    jobPostId: { kind: "keyword", as: "code", words: { it: "Identificativo dell’annuncio", en: "Job post id" } },
    space: { kind: "text", words: { it: "Space", en: "Space" }, list: true, leadsTo: { kind: "space", by: "spaceId" } },
    spaceId: { kind: "keyword", as: "code", words: { it: "Identificativo dello Space", en: "Space id" } },
    counted: { kind: "number", as: "count", list: true, words: { it: "Contati", en: "Counted" } },
    refused: { kind: "number", as: "count", list: true, words: { it: "Rifiutati", en: "Refused" } },
    budget: { kind: "number", column: "budget_cents", as: "money", list: true, words: { it: "Budget", en: "Budget" } },
    amount: { kind: "number", column: "amount_cents", as: "money", list: true, words: { it: "Importo", en: "Amount" } },
    state: {
      kind: "keyword",
      as: "state",
      list: true,
      words: { it: "Stato", en: "State" },
      values: {
        open: { it: "Aperto", en: "Open", tone: "info" },
        closed: { it: "Chiuso", en: "Closed", tone: "neutral" },
        invoiced: { it: "Fatturato", en: "Invoiced", tone: "success" },
      },
    },
  },
  title: ["jobPost"],
  search: ["jobPost", "space"],
  sort: "day:desc",
  acts: [],
});
