import { defineEntity } from "../entity.ts";
import {
  authorField,
  created,
  edited,
  enabled,
  personId,
  spaceField,
  spaceIdField,
  voiceValues,
} from "./common-fields.ts";

export const commentEntity = defineEntity({
  kind: "comment",
  source: "admin_comments",
  history: "comments",
  ownRoutes: true,
  words: {
    one: { it: "Commento", en: "Comment" },
    many: { it: "Commenti", en: "Comments" },
    empty: { it: "Nessun commento con questi filtri", en: "No comments match these filters" },
  },
  fields: {
    text: { kind: "text", words: { it: "Testo", en: "Text" }, list: true },
    author: authorField,
    authorId: personId,
    voice: { kind: "keyword", words: { it: "A nome di", en: "On behalf of" }, list: "more", values: voiceValues },
    space: { ...spaceField, list: "more" },
    spaceId: spaceIdField,
    postId: {
      kind: "keyword",
      as: "code",
      words: { it: "Identificativo del post", en: "Post ID" },
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
