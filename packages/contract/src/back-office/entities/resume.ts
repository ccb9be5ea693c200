import { z } from "zod";
import { words } from "../../kernel/fields.ts";
import { defineEntity } from "../entity.ts";
import { created, enabled, personId, spaceField, spaceIdField } from "./common-fields.ts";

export const resumeEntity = defineEntity({
  kind: "resume",
  source: "admin_resumes",
  history: "resumes",
  words: {
    one: { it: "CV", en: "CV" },
    many: { it: "CV", en: "CVs" },
    empty: { it: "Nessun CV con questi filtri", en: "No CVs match these filters" },
  },
  fields: {
    name: {
      kind: "text",
      words: { it: "Nome", en: "Name" },
      list: true,
      personal: true,
      leadsTo: { kind: "user", by: "ownerId" },
    },
    ownerId: personId,
    space: { ...spaceField, words: { it: "Aggiunto da", en: "Added by" } },
    spaceId: spaceIdField,
    headline: { kind: "text", words: { it: "Titolo professionale", en: "Headline" }, list: true, personal: true },
    summary: { kind: "text", words: { it: "Profilo", en: "Summary" }, personal: true },
    experiences: { kind: "number", as: "count", list: true, words: { it: "Esperienze", en: "Experience" } },
    skills: { kind: "number", as: "count", list: true, words: { it: "Competenze", en: "Skills" } },
    enabled,
    created,
    updated: {
      kind: "date",
      always: true,
      column: "updated_at",
      as: "moment",
      list: true,
      filter: true,
      words: { it: "Ultima modifica", en: "Last edited" },
    },
  },
  title: ["name"],
  search: ["name", "headline"],
  sort: "updated:desc",
  acts: ["enable", "change", "remove"],
  change: z.object({
    headline: words({ min: 0, max: 160 }).nullable(),
    summary: words({ min: 0, max: 4_000 }).nullable(),
  }),
  stated: true,
  personal: true,
});
