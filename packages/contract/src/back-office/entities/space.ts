import { z } from "zod";
import { authorisationNumber, spaceType, spaceUrl, vat } from "../../spaces/schema.ts";

import { publicName } from "../../kernel/names.ts";
import { defineEntity } from "../entity.ts";
import { created, state } from "./common-fields.ts";

export const spaceEntity = defineEntity({
  kind: "space",
  source: "admin_spaces",
  history: "spaces",
  words: {
    one: { it: "Space", en: "Space" },
    many: { it: "Space", en: "Spaces" },
    empty: { it: "Nessuno Space con questi filtri", en: "No Spaces match these filters" },
  },
  fields: {
    name: { kind: "text", words: { it: "Nome", en: "Name" }, list: true, always: true },
    url: { kind: "keyword", words: { it: "Indirizzo", en: "Address" }, as: "code", list: true },
    type: {
      kind: "keyword",
      words: { it: "Tipo", en: "Type" },
      list: true,
      values: { company: { it: "Azienda", en: "Company" }, agency: { it: "Agenzia", en: "Agency" } },
    },
    state: {
      ...state,
      values: {
        open: { it: "Aperto", en: "Open", tone: "success" },
        closed: { it: "Chiuso", en: "Closed", tone: "neutral" },
        disabled: { it: "Disattivato", en: "Disabled", tone: "danger" },
      },
    },
    enabled: { kind: "boolean", as: "switch", words: { it: "Attivo", en: "Enabled" } },
    members: { kind: "number", as: "count", list: true, words: { it: "Membri", en: "Members" } },
    jobPosts: { kind: "number", as: "count", list: true, words: { it: "Annunci aperti", en: "Open jobs" } },
    legalName: { kind: "text", words: { it: "Ragione sociale", en: "Legal name" } },
    vat: { kind: "keyword", as: "code", words: { it: "Partita IVA", en: "VAT number" }, list: "more" },
    verified: { kind: "boolean", as: "switch", words: { it: "Verificato", en: "Verified" }, list: "more" },
    verifiedDomain: { kind: "keyword", as: "code", words: { it: "Dominio verificato", en: "Verified domain" } },
    vatChecked: {
      kind: "boolean",
      as: "switch",
      words: { it: "Partita IVA controllata", en: "VAT number checked" },
      list: "more",
    },
    vatRequestedAt: {
      kind: "date",
      as: "moment",
      filter: true,
      words: { it: "Controllo IVA richiesto", en: "VAT check requested" },
      list: "more",
    },
    fiscalCode: { kind: "keyword", as: "code", words: { it: "Codice fiscale", en: "Tax code" } },
    sdi: { kind: "keyword", as: "code", words: { it: "Codice SDI o PEC", en: "SDI code or certified email" } },
    authorisationNumber: { kind: "keyword", words: { it: "Autorizzazione", en: "Authorisation" } },
    email: { kind: "keyword", as: "email", words: { it: "Email commerciale", en: "Business email" } },
    phone: { kind: "keyword", words: { it: "Telefono", en: "Phone" } },
    website: { kind: "keyword", words: { it: "Sito", en: "Website" } },
    created: { ...created, list: true, words: { it: "Apertura", en: "Opened" } },
  },
  title: ["name"],
  search: ["name", "url", "vat"],
  sort: "created:desc",
  acts: ["enable", "change", "remove"],
  change: z.object({
    name: publicName({ min: 2, max: 80 }),
    url: spaceUrl,
    type: spaceType,
    vat,
    authorisationNumber: authorisationNumber.nullable(),
    /** True if the administrator compared the VAT number with the register (VIES) and the name with the name on invoices. */
    vatChecked: z.boolean(),
  }),
  problems: ["space.urlTaken", "space.vatTaken", "space.vatMissing"],
  stated: true,
});
