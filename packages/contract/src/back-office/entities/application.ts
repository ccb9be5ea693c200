import { z } from "zod";
import { words } from "../../kernel/fields.ts";
import { defineEntity } from "../entity.ts";
import { jobPostField, jobPostIdField, personId, spaceField, spaceIdField, state } from "./common-fields.ts";

export const applicationEntity = defineEntity({
  kind: "application",
  source: "admin_applications",
  history: "applications",
  words: {
    one: { it: "Candidatura", en: "Application" },
    many: { it: "Candidature", en: "Applications" },
    empty: { it: "Nessuna candidatura con questi filtri", en: "No applications match these filters" },
  },
  fields: {
    code: { kind: "keyword", as: "code", words: { it: "Codice", en: "Code" }, list: true },
    talent: {
      kind: "text",
      words: { it: "Persona candidata", en: "Candidate" },
      list: true,
      personal: true,
      leadsTo: { kind: "user", by: "talentId" },
    },
    talentId: personId,
    jobPost: jobPostField,
    jobPostId: jobPostIdField,
    space: spaceField,
    spaceId: spaceIdField,
    status: {
      ...state,
      values: {
        submitted: { it: "Ricevuta", en: "Received", tone: "info" },
        inReview: { it: "In valutazione", en: "In review", tone: "info" },
        shortlisted: { it: "Selezionata", en: "Shortlisted", tone: "info" },
        interview: { it: "Colloquio", en: "Interview", tone: "info" },
        offer: { it: "Offerta", en: "Offer", tone: "warning" },
        hired: { it: "Assunzione", en: "Hired", tone: "success" },
        rejected: { it: "Non selezionata", en: "Not selected", tone: "danger" },
        withdrawn: { it: "Ritirata", en: "Withdrawn", tone: "neutral" },
        expired: { it: "Chiusa", en: "Closed", tone: "neutral" },
      },
    },
    enabled: {
      kind: "boolean",
      as: "switch",
      words: { it: "Attiva", en: "Enabled" },
      values: { true: { it: "Attive", en: "Enabled" }, false: { it: "Disattivate", en: "Disabled" } },
    },
    sent: {
      kind: "date",
      always: true,
      column: "sent_at",
      as: "moment",
      list: true,
      filter: true,
      words: { it: "Invio", en: "Sent" },
    },
    replyBy: {
      kind: "date",
      column: "reply_by",
      as: "moment",
      list: "more",
      filter: true,
      words: { it: "Risposta entro", en: "Reply by" },
    },
    motivation: { kind: "text", words: { it: "Messaggio di accompagnamento", en: "Cover note" }, personal: true },
  },
  title: ["talent"],
  search: ["code", "talent", "jobPost"],
  sort: "sent:desc",
  acts: ["enable", "change", "remove"],
  // Administrators may change only the motivation, to remove text at the author's request. Only the Space moves the application.
  change: z.object({ motivation: words({ min: 0, max: 4_000 }) }),
  stated: true,
  personal: true,
});
