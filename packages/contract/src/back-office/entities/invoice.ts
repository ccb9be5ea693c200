import { defineEntity } from "../entity.ts";
import { created, spaceField, spaceIdField, state } from "./common-fields.ts";

export const invoiceEntity = defineEntity({
  kind: "invoice",
  source: "admin_invoices",
  history: "invoices",
  ownRoutes: true,
  words: {
    one: { it: "Fattura", en: "Invoice" },
    many: { it: "Fatture", en: "Invoices" },
    empty: { it: "Nessuna fattura con questi filtri", en: "No invoices match these filters" },
  },
  fields: {
    number: { kind: "text", as: "code", words: { it: "Numero", en: "Number" }, list: true, always: true },
    kind: {
      kind: "keyword",
      words: { it: "Tipo", en: "Type" },
      list: true,
      values: { invoice: { it: "Fattura", en: "Invoice" }, creditNote: { it: "Nota di credito", en: "Credit note" } },
    },
    space: spaceField,
    spaceId: spaceIdField,
    period: { kind: "keyword", words: { it: "Mese", en: "Month" }, list: true },
    issuedOn: {
      kind: "date",
      always: true,
      as: "day",
      list: true,
      filter: true,
      words: { it: "Emissione", en: "Issued" },
    },
    totalCents: { kind: "number", as: "money", list: true, always: true, words: { it: "Totale", en: "Total" } },
    openCents: { kind: "number", as: "money", list: true, words: { it: "Da incassare", en: "Outstanding" } },
    state: {
      ...state,
      values: {
        issued: { it: "Emessa", en: "Issued", tone: "neutral" },
        due: { it: "Da pagare", en: "Due", tone: "info" },
        processing: { it: "In pagamento", en: "Processing", tone: "info" },
        requiresAction: { it: "Da confermare", en: "Needs confirmation", tone: "warning" },
        failed: { it: "Addebito fallito", en: "Payment failed", tone: "danger" },
        paid: { it: "Pagata", en: "Paid", tone: "success" },
        credited: { it: "Stornata", en: "Credited", tone: "neutral" },
        canceled: { it: "Annullata", en: "Cancelled", tone: "neutral" },
      },
    },
    sdi: {
      kind: "keyword",
      as: "state",
      list: true,
      words: { it: "SDI", en: "SDI" },
      values: {
        toSend: { it: "Da inviare", en: "Not sent yet", tone: "warning" },
        sent: { it: "Inviata", en: "Sent", tone: "info" },
        delivered: { it: "Consegnata", en: "Delivered", tone: "success" },
        rejected: { it: "Scartata", en: "Rejected", tone: "danger" },
        notDelivered: { it: "Non consegnata", en: "Not delivered", tone: "warning" },
      },
    },
    enabled: {
      kind: "boolean",
      as: "switch",
      list: "more",
      words: { it: "Addebito automatico", en: "Automatic collection" },
      values: { true: { it: "Sì", en: "Yes" }, false: { it: "No", en: "No" } },
    },
    created,
  },
  title: ["number"],
  search: ["number", "space"],
  sort: "created:desc",
  acts: [],
});
