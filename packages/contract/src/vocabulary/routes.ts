import { z } from "zod";
import { byId, id } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf, searchPayload, withProjections } from "../kernel/search.ts";
import { vocabularyLimits as limits } from "./limits.ts";
import {
  adminVocabularyEntry,
  vocabularyEntry,
  vocabularyEntryChange,
  vocabularyFields,
  vocabularyUse,
  vocabularyMerge,
  newVocabularyEntry,
  vocabularyCode,
  vocabularyList,
  vocabularyType,
} from "./schema.ts";

const open = { area: "any", guests: true, impersonal: true } as const;
const search = withProjections(
  searchPayload(vocabularyFields, { sort: "sort:asc", size: limits.size }),
  vocabularyEntry,
);

export const vocabularyRoutes = {
  search: defineRoute({
    method: "POST",
    path: "/autocomplete/search",
    ...open,
    safe: true,
    summary: "Entries of the value lists, by type and label, from the tables and in their order",
    body: search,
    response: pageOf(vocabularyEntry),
    errors: [],
  }),
  elastic: defineRoute({
    method: "POST",
    path: "/autocomplete/elastic",
    ...open,
    safe: true,
    summary:
      "The same from the index, while somebody types: by beginnings, without accents, with slips; the most used first",
    body: search,
    response: pageOf(vocabularyEntry),
    errors: ["search.unavailable"],
  }),
  exists: defineRoute({
    method: "POST",
    path: "/autocomplete/exists",
    ...open,
    safe: true,
    summary: "Whether a list has an entry with this label, in either language, or this code",
    body: z
      .strictObject({
        type: vocabularyType,
        label: z.string().trim().min(1).max(limits.label.max),
        code: vocabularyCode,
      })
      .partial()
      .required({ type: true })
      .refine(({ label, code }) => label ?? code, { error: "field.required", path: ["label"] }),
    response: z.object({ exists: z.boolean() }),
    errors: [],
  }),
  read: defineRoute({
    method: "GET",
    path: "/autocomplete/{id}",
    ...open,
    summary: "An vocabularyEntry; one that was merged answers as the one it became",
    params: byId,
    response: vocabularyEntry,
    errors: ["vocabulary.notFound"],
  }),
  readByCode: defineRoute({
    method: "GET",
    path: "/autocomplete/code/{code}",
    ...open,
    summary: "An entry by its code, also by one that it had before",
    params: z.object({ code: vocabularyCode }),
    response: vocabularyEntry,
    errors: ["vocabulary.notFound"],
  }),
  create: defineRoute({
    method: "POST",
    path: "/autocomplete",
    area: "admin",
    summary: "Add an entry to a list",
    body: newVocabularyEntry,
    response: adminVocabularyEntry,
    errors: ["vocabulary.codeTaken", "vocabulary.labelTaken", "vocabulary.fixed"],
  }),
  change: defineRoute({
    method: "PATCH",
    path: "/autocomplete/{id}",
    area: "admin",
    summary: "Its labels, its other words, its place",
    params: byId,
    body: vocabularyEntryChange,
    response: adminVocabularyEntry,
    errors: ["vocabulary.notFound", "vocabulary.labelTaken"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/autocomplete/{id}",
    area: "admin",
    summary: "Take an entry out that nothing uses",
    params: byId,
    response: nothing,
    errors: ["vocabulary.notFound", "vocabulary.inUse", "vocabulary.fixed"],
  }),
  lists: defineRoute({
    method: "GET",
    path: "/admin/autocomplete",
    area: "admin",
    summary: "The twelve lists, with how much is in each and used",
    response: z.array(vocabularyList),
    errors: [],
  }),
  listEntries: defineRoute({
    method: "GET",
    path: "/admin/autocomplete/type/{type}",
    area: "admin",
    summary: "All entries of a list in their order, with how often each is used",
    params: z.object({ type: vocabularyType }),
    response: z.array(adminVocabularyEntry),
    errors: [],
  }),
  uses: defineRoute({
    method: "GET",
    path: "/admin/autocomplete/{id}/uses",
    area: "admin",
    summary: "Where an entry is used",
    params: byId,
    response: z.array(vocabularyUse),
    errors: ["vocabulary.notFound"],
  }),
  merge: defineRoute({
    method: "POST",
    path: "/admin/autocomplete/{id}/merge",
    area: "admin",
    summary: "Let one entry go into another: its uses move, its code stays readable",
    params: byId,
    body: z.strictObject({ into: id }),
    response: vocabularyMerge,
    errors: ["vocabulary.notFound", "vocabulary.otherList", "vocabulary.fixed"],
  }),
  merges: defineRoute({
    method: "GET",
    path: "/admin/autocomplete/type/{type}/merge",
    area: "admin",
    summary: "Merges of a list that can still be undone",
    params: z.object({ type: vocabularyType }),
    response: z.array(vocabularyMerge),
    errors: [],
  }),
  undoMerge: defineRoute({
    method: "DELETE",
    path: "/admin/autocomplete/merge/{id}",
    area: "admin",
    summary: "Take a merge back: what moved and was not changed since moves back",
    params: byId,
    response: adminVocabularyEntry,
    errors: ["vocabulary.notFound"],
  }),
  import: defineRoute({
    method: "POST",
    path: "/admin/autocomplete/import",
    area: "admin",
    summary: "Add and rename many entries of a list at once, by their codes: all of them, or none",
    body: z.strictObject({
      type: vocabularyType,
      rows: z
        .array(newVocabularyEntry.pick({ it: true, en: true }).extend({ code: vocabularyCode }))
        .min(1)
        .max(limits.import),
    }),
    response: z.object({ added: z.int(), changed: z.int(), unchanged: z.int() }),
    errors: ["vocabulary.labelTaken", "vocabulary.codeTaken", "vocabulary.fixed"],
  }),
};
