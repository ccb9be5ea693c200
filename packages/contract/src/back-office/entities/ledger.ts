import { defineEntity } from "../entity.ts";
import { jobPost, jobPostId, space, spaceId, state } from "./common-fields.ts";

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
    jobPost,
    jobPostId,
    space,
    spaceId,
    counted: { kind: "number", as: "count", list: true, words: { it: "Contati", en: "Counted" } },
    refused: { kind: "number", as: "count", list: true, words: { it: "Rifiutati", en: "Refused" } },
    budget: { kind: "number", column: "budget_cents", as: "money", list: true, words: { it: "Budget", en: "Budget" } },
    amount: { kind: "number", column: "amount_cents", as: "money", list: true, words: { it: "Importo", en: "Amount" } },
    state: {
      ...state,
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
