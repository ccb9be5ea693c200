import { defineEntity } from "../entity.ts";
import { author, created, edited, enabled, personId, space, spaceId, voiceValues } from "./common-fields.ts";

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
    author,
    authorId: personId,
    voice: { kind: "keyword", words: { it: "A nome di", en: "In the name of" }, list: "more", values: voiceValues },
    space: { ...space, list: "more" },
    spaceId,
    postId: {
      kind: "keyword",
      as: "code",
      words: { it: "Identificativo del post", en: "Post id" },
      leadsTo: { kind: "post", by: "postId" },
    },
    enabled: { ...enabled, list: true },
    created: { ...created, list: true, words: { it: "Pubblicazione", en: "Published" } },
    edited,
  },
  title: ["text"],
  search: ["text", "author"],
  sort: "created:desc",
  acts: [],
});
