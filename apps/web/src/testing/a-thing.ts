import { defineEntity, type EntityDescription, type EntityRecord } from "@orbita/contract/back-office/entity";
import { z } from "zod";

/** An entity kind for tests only. Its `kind` is that of Spaces, because routes exist only for real kinds. */
export const thing = defineEntity({
  kind: "space",
  source: "things",
  history: "things",
  words: {
    one: { it: "Cosa", en: "Thing" },
    many: { it: "Cose", en: "Things" },
    empty: { it: "Nessuna cosa", en: "No thing with these filters" },
  },
  fields: {
    name: { kind: "text", words: { it: "Nome", en: "Name" }, list: true },
    state: {
      kind: "keyword",
      as: "state",
      list: true,
      words: { it: "Stato", en: "Status" },
      values: {
        open: { it: "Aperta", en: "Open", tone: "success" },
        shut: { it: "Chiusa", en: "Shut", tone: "danger" },
      },
    },
    enabled: {
      kind: "boolean",
      as: "switch",
      words: { it: "Attiva", en: "Enabled" },
      values: { true: { it: "Attive", en: "Enabled" }, false: { it: "Spente", en: "Disabled" } },
    },
    weight: { kind: "number", as: "count", list: true, words: { it: "Peso", en: "Weight" } },
    made: { kind: "date", as: "moment", list: "more", filter: true, words: { it: "Fatta", en: "Made" } },
  },
  title: ["name"],
  search: ["name"],
  sort: "made:desc",
  acts: ["enable", "change", "remove"],
  change: z.object({ name: z.string().min(2).max(80) }),
}) as unknown as EntityDescription;

export const aThing = (number: number, change: Partial<EntityRecord> = {}): EntityRecord => ({
  id: `01990000-0000-7000-8000-0000000000${String(number).padStart(2, "0")}`,
  version: 1,
  name: `Thing ${number}`,
  state: "open",
  enabled: true,
  weight: 1_000 * number,
  made: "2026-11-15T10:00:00.000Z",
  ...change,
});

export const pageOf = (content: readonly EntityRecord[], totalElements = content.length, page = 0) => ({
  content,
  page,
  size: 11,
  totalElements,
  totalPages: Math.ceil(totalElements / 11),
  cursor: null,
});
