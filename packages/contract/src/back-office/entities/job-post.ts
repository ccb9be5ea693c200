import { z } from "zod";

import { title } from "../../kernel/names.ts";
import { defineEntity } from "../entity.ts";
import { created, enabled, spaceField, spaceIdField, state } from "./common-fields.ts";

export const jobPostEntity = defineEntity({
  kind: "jobpost",
  source: "admin_job_posts",
  history: "job_posts",
  words: {
    one: { it: "Annuncio", en: "Job" },
    many: { it: "Annunci", en: "Jobs" },
    empty: { it: "Nessun annuncio con questi filtri", en: "No jobs match these filters" },
  },
  fields: {
    title: { kind: "text", words: { it: "Titolo", en: "Title" }, list: true },
    space: spaceField,
    spaceId: spaceIdField,
    status: {
      ...state,
      values: {
        draft: { it: "Bozza", en: "Draft", tone: "neutral" },
        published: { it: "Pubblicato", en: "Published", tone: "success" },
        suspended: { it: "Sospeso", en: "Suspended", tone: "warning" },
        unpublished: { it: "Chiuso", en: "Closed", tone: "neutral" },
        deleted: { it: "Eliminato", en: "Deleted", tone: "danger" },
      },
    },
    enabled,
    plan: {
      kind: "keyword",
      words: { it: "Piano", en: "Plan" },
      list: true,
      values: { free: { it: "Gratuito", en: "Free" }, premium: { it: "Sponsorizzato", en: "Sponsored" } },
    },
    city: { kind: "text", words: { it: "Luogo", en: "Location" }, list: "more" },
    applications: { kind: "number", as: "count", list: true, words: { it: "Candidature", en: "Applications" } },
    published: {
      kind: "date",
      column: "published_at",
      as: "moment",
      list: true,
      filter: true,
      words: { it: "Pubblicazione", en: "Published" },
    },
    expires: {
      kind: "date",
      column: "expires_at",
      as: "moment",
      list: "more",
      words: { it: "Scadenza", en: "Expiry" },
    },
    created,
  },
  title: ["title"],
  search: ["title", "space"],
  sort: "created:desc",
  acts: ["enable", "change", "remove"],
  change: z.object({ title: title({ min: 3, max: 120 }) }),
  problems: ["jobPost.wrongStatus", "jobPost.incomplete"],
  stated: true,
});
