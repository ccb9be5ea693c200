import { defineEntity } from "../entity.ts";
import { created } from "./common-fields.ts";

/** Messages that people send through the contact page. */
export const contactEntity = defineEntity({
  kind: "contact",
  source: "contact_requests",
  history: "contact_requests",
  words: {
    one: { it: "Messaggio", en: "Message" },
    many: { it: "Messaggi ricevuti", en: "Messages received" },
    empty: { it: "Nessun messaggio con questi filtri", en: "No messages match these filters" },
  },
  fields: {
    name: { kind: "text", words: { it: "Nome", en: "Name" }, list: true, personal: true },
    email: { kind: "keyword", words: { it: "Email", en: "Email" }, as: "email", list: true, personal: true },
    topic: {
      kind: "keyword",
      words: { it: "Argomento", en: "Topic" },
      list: true,
      values: {
        account: { it: "Account", en: "Account" },
        jobs: { it: "Annunci e candidature", en: "Jobs and applications" },
        space: { it: "Space", en: "Space" },
        billing: { it: "Fatturazione", en: "Billing" },
        privacy: { it: "Privacy", en: "Privacy" },
        accessibility: { it: "Accessibilità", en: "Accessibility" },
        other: { it: "Altro", en: "Other" },
      },
    },
    message: { kind: "text", words: { it: "Messaggio", en: "Message" }, personal: true },
    language: { kind: "keyword", words: { it: "Lingua", en: "Language" }, list: "more" },
    created: { ...created, list: true, words: { it: "Ricezione", en: "Received" } },
  },
  title: ["name"],
  search: ["name", "email"],
  sort: "created:desc",
  acts: ["remove"],
  personal: true,
});
