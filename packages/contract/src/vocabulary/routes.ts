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
    summary: "Search vocabulary entries by type and label in the database, in list order",
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
      "Autocomplete vocabulary entries in the search index by prefix, tolerating accents and typos; most used first",
    body: search,
    response: pageOf(vocabularyEntry),
    errors: ["search.unavailable"],
  }),
  exists: defineRoute({
    method: "POST",
    path: "/autocomplete/exists",
    ...open,
    safe: true,
    summary: "Check whether a list has an entry with this code, or this label in either language",
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
    summary: "Get an entry; a merged entry returns the one it was merged into",
    params: byId,
    response: vocabularyEntry,
    errors: ["vocabulary.notFound"],
  }),
  readByCode: defineRoute({
    method: "GET",
    path: "/autocomplete/code/{code}",
    ...open,
    summary: "Get an entry by its current or a former code",
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
    summary: "Update an entry's labels, aliases and position",
    params: byId,
    body: vocabularyEntryChange,
    response: adminVocabularyEntry,
    errors: ["vocabulary.notFound", "vocabulary.labelTaken"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/autocomplete/{id}",
    area: "admin",
    summary: "Delete an unused entry",
    params: byId,
    response: nothing,
    errors: ["vocabulary.notFound", "vocabulary.inUse", "vocabulary.fixed"],
  }),
  lists: defineRoute({
    method: "GET",
    path: "/admin/autocomplete",
    area: "admin",
    summary: "List the twelve vocabularies with their entry and use counts",
    response: z.array(vocabularyList),
    errors: [],
  }),
  listEntries: defineRoute({
    method: "GET",
    path: "/admin/autocomplete/type/{type}",
    area: "admin",
    summary: "List all entries of a vocabulary in order, with use counts",
    params: z.object({ type: vocabularyType }),
    response: z.array(adminVocabularyEntry),
    errors: [],
  }),
  uses: defineRoute({
    method: "GET",
    path: "/admin/autocomplete/{id}/uses",
    area: "admin",
    summary: "List the uses of an entry",
    params: byId,
    response: z.array(vocabularyUse),
    errors: ["vocabulary.notFound"],
  }),
  merge: defineRoute({
    method: "POST",
    path: "/admin/autocomplete/{id}/merge",
    area: "admin",
    summary: "Merge an entry into another; its uses move and its code still resolves",
    params: byId,
    body: z.strictObject({ into: id }),
    response: vocabularyMerge,
    errors: ["vocabulary.notFound", "vocabulary.otherList", "vocabulary.fixed"],
  }),
  merges: defineRoute({
    method: "GET",
    path: "/admin/autocomplete/type/{type}/merge",
    area: "admin",
    summary: "List the merges of a vocabulary that can still be undone",
    params: z.object({ type: vocabularyType }),
    response: z.array(vocabularyMerge),
    errors: [],
  }),
  undoMerge: defineRoute({
    method: "DELETE",
    path: "/admin/autocomplete/merge/{id}",
    area: "admin",
    summary: "Undo a merge; moved uses that were not changed since move back",
    params: byId,
    response: adminVocabularyEntry,
    errors: ["vocabulary.notFound"],
  }),
  import: defineRoute({
    method: "POST",
    path: "/admin/autocomplete/import",
    area: "admin",
    summary: "Import entries of a vocabulary by code, adding and renaming them; all or nothing",
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
