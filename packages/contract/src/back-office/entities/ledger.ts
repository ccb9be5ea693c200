import { defineEntity } from "../entity.ts";
import { jobPostField, jobPostIdField, spaceField, spaceIdField, state } from "./common-fields.ts";

export const ledgerEntity = defineEntity({
  kind: "ledger",
  source: "admin_ledgers",
  history: null,
  words: {
    one: { it: "Registro clic giornaliero", en: "Daily click log" },
    many: { it: "Registri clic giornalieri", en: "Daily click logs" },
    empty: { it: "Nessun registro clic con questi filtri", en: "No click logs match these filters" },
  },
  fields: {
    day: { kind: "date", as: "day", list: true, filter: true, words: { it: "Giorno", en: "Day" } },
    jobPost: jobPostField,
    jobPostId: jobPostIdField,
    space: spaceField,
    spaceId: spaceIdField,
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
