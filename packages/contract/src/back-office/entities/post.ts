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

export const postEntity = defineEntity({
  kind: "post",
  source: "admin_posts",
  history: "posts",
  ownRoutes: true,
  words: {
    one: { it: "Post", en: "Post" },
    many: { it: "Post", en: "Posts" },
    empty: { it: "Nessun post con questi filtri", en: "No posts match these filters" },
  },
  fields: {
    text: { kind: "text", words: { it: "Testo", en: "Text" }, list: true, always: true },
    author: authorField,
    authorId: personId,
    voice: { kind: "keyword", words: { it: "A nome di", en: "On behalf of" }, list: "more", values: voiceValues },
    space: { ...spaceField, list: "more" },
    spaceId: spaceIdField,
    channel: {
      kind: "text",
      words: { it: "Canale", en: "Channel" },
      list: true,
      leadsTo: { kind: "channel", by: "channelId" },
    },
    channelId: { kind: "keyword", as: "code", words: { it: "Identificativo del canale", en: "Channel ID" } },
    likes: { kind: "number", as: "count", list: true, words: { it: "Mi piace", en: "Likes" } },
    comments: { kind: "number", as: "count", list: true, words: { it: "Commenti", en: "Comments" } },
    enabled: { ...enabled, list: true },
    created: { ...created, list: true, words: { it: "Pubblicazione", en: "Published" } },
    edited,
  },
  title: ["text"],
  search: ["text", "author"],
  sort: "created:desc",
  acts: [],
});
