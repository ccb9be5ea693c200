import type { vocabularyRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import type { VocabularyReferenceColumn } from "../kernel/vocabulary-use.ts";
import { importEntries } from "./import-entries.ts";
import { mergeEntry, undoMerge } from "./merge-entry.ts";
import { hasVocabularyEntry } from "./queries.ts";
import { readEntry, readList, readLists, readMerges, readUses, searchEntriesInTables } from "./read-entry.ts";
import { searchVocabulary } from "./search.ts";
import { changeEntry, createEntry, removeEntry } from "./change-entry.ts";

/**
 * The route handlers of the value lists. `catalogue.ts` passes in the columns that hold codes of the lists, because the
 * features that own these columns depend on this one.
 */
export const vocabularyHandlers = (uses: readonly VocabularyReferenceColumn[]): Handlers<typeof vocabularyRoutes> => ({
  search: (ctx, { body }) => searchEntriesInTables(ctx, body),
  elastic: (ctx, { body }) => searchVocabulary(ctx, body),
  exists: async (ctx, { body }) => ({ exists: await hasVocabularyEntry(ctx.tx, body) }),
  read: (ctx, { params }) => readEntry(ctx, "id", params.id),
  readByCode: (ctx, { params }) => readEntry(ctx, "code", params.code),
  create: (ctx, { body }) => createEntry(ctx, body, uses),
  change: (ctx, { params, body }) => changeEntry(ctx, params.id, body, uses),
  remove: (ctx, { params }) => removeEntry(ctx, params.id, uses),
  lists: (ctx) => readLists(ctx, uses),
  listEntries: (ctx, { params }) => readList(ctx, params.type, uses),
  uses: (ctx, { params }) => readUses(ctx, params.id, uses),
  merge: (ctx, { params, body }) => mergeEntry(ctx, params.id, body.into, uses),
  merges: (ctx, { params }) => readMerges(ctx, params.type),
  undoMerge: (ctx, { params }) => undoMerge(ctx, params.id, uses),
  import: (ctx, { body }) => importEntries(ctx, body, uses),
});
