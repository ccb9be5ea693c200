import type { AdminVocabularyEntry, VocabularyEntry, VocabularyMerge } from "@orbita/contract";
import type { EntryRow, MergeRow } from "./queries.ts";
import { undoUntil } from "./rules.ts";

export const presentEntry = (row: EntryRow): VocabularyEntry => ({
  id: row.id,
  type: row.type,
  code: row.code,
  it: row.label_it,
  en: row.label_en,
  sort: row.sort,
});

export const presentForAdmin = (row: EntryRow, uses: number): AdminVocabularyEntry => ({
  ...presentEntry(row),
  aliases: row.aliases,
  uses,
  created: row.created_at.toISOString(),
  version: row.version,
});

export const presentMerge = (merge: MergeRow, from: EntryRow, into: EntryRow): VocabularyMerge => ({
  id: merge.id,
  from: presentEntry(from),
  into: presentEntry(into),
  moved: merge.moved_count,
  at: merge.created_at.toISOString(),
  undoUntil: undoUntil(merge.created_at).toISOString(),
});
