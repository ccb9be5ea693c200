import { defineEntity } from "../entity.ts";
import { created, enabled } from "./common-fields.ts";

export const channelEntity = defineEntity({
  kind: "channel",
  source: "admin_channels",
  history: "channels",
  ownRoutes: true,
  words: {
    one: { it: "Canale", en: "Channel" },
    many: { it: "Canali", en: "Channels" },
    empty: { it: "Nessun canale con questi filtri", en: "No channels match these filters" },
  },
  fields: {
    name: { kind: "text", words: { it: "Nome", en: "Name" }, list: true, always: true },
    url: { kind: "keyword", as: "code", words: { it: "Indirizzo", en: "Address" }, list: true, always: true },
    topic: {
      kind: "keyword",
      words: { it: "Tema", en: "Topic" },
      list: true,
      values: {
        trade: { it: "Mestiere", en: "Trade" },
        rights: { it: "Diritti", en: "Rights" },
        place: { it: "Luogo", en: "Place" },
        other: { it: "Altro", en: "Other" },
      },
    },
    type: {
      kind: "keyword",
      words: { it: "Accesso", en: "Access" },
      list: true,
      values: {
        open: { it: "Aperto", en: "Open" },
        onRequest: { it: "Su richiesta", en: "On request" },
        closed: { it: "Chiuso", en: "Closed" },
      },
    },
    description: { kind: "text", words: { it: "Descrizione", en: "Description" } },
    members: { kind: "number", as: "count", list: true, words: { it: "Membri", en: "Members" } },
    posts: { kind: "number", as: "count", list: true, words: { it: "Post", en: "Posts" } },
    enabled: { ...enabled, list: true },
    created: { ...created, list: "more", words: { it: "Apertura", en: "Opened" } },
  },
  title: ["name"],
  search: ["name", "url"],
  sort: "created:desc",
  acts: [],
});
