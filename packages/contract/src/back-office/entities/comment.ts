import { defineEntity } from "../entity.ts";
import { shownValues, voiceValues } from "./said.ts";

export const commentEntity = defineEntity({
  kind: "comment",
  source: "admin_comments",
  history: "comments",
  ownRoutes: true,
  words: {
    one: { it: "Commento", en: "Comment" },
    many: { it: "Commenti", en: "Comments" },
    empty: { it: "Nessun commento con questi filtri", en: "No comment with these filters" },
  },
  fields: {
    text: { kind: "text", words: { it: "Testo", en: "Text" }, list: true },
    author: {
      kind: "text",
      words: { it: "Scritto da", en: "Written by" },
      list: true,
      personal: true,
      leadsTo: { kind: "user", by: "authorId" },
    },
    authorId: { kind: "keyword", as: "code", words: { it: "Identificativo della persona", en: "Person id" } },
    voice: { kind: "keyword", words: { it: "A nome di", en: "In the name of" }, list: "more", values: voiceValues },
    space: {
      kind: "text",
      words: { it: "Space", en: "Space" },
      list: "more",
      leadsTo: { kind: "space", by: "spaceId" },
    },
    spaceId: { kind: "keyword", as: "code", words: { it: "Identificativo dello Space", en: "Space id" } },
    postId: {
      kind: "keyword",
      as: "code",
      words: { it: "Identificativo del post", en: "Post id" },
      leadsTo: { kind: "post", by: "postId" },
    },
    enabled: { kind: "boolean", as: "switch", list: true, words: { it: "Attivo", en: "Enabled" }, values: shownValues },
    created: {
      kind: "date",
      always: true,
      column: "created_at",
      as: "moment",
      list: true,
      filter: true,
      words: { it: "Pubblicazione", en: "Published" },
    },
    edited: { kind: "date", column: "edited_at", as: "moment", list: "more", words: { it: "Modifica", en: "Edited" } },
  },
  title: ["text"],
  search: ["text", "author"],
  sort: "created:desc",
  acts: [],
});
