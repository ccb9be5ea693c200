import type { AdminVocabularyEntry, VocabularyEntry, VocabularyMerge } from "@orbita/contract";
import type { VocabularyEntryRow, MergeRow } from "./queries.ts";
import { undoUntil } from "./rules.ts";

export const presentVocabularyEntry = (row: VocabularyEntryRow): VocabularyEntry => ({
  id: row.id,
  type: row.type,
  code: row.code,
  it: row.label_it,
  en: row.label_en,
  sort: row.sort,
});

export const presentForAdmin = (row: VocabularyEntryRow, uses: number): AdminVocabularyEntry => ({
  ...presentVocabularyEntry(row),
  aliases: row.aliases,
  uses,
  created: row.created_at.toISOString(),
  version: row.version,
});

export const presentMerge = (merge: MergeRow, from: VocabularyEntryRow, into: VocabularyEntryRow): VocabularyMerge => ({
  id: merge.id,
  from: presentVocabularyEntry(from),
  into: presentVocabularyEntry(into),
  moved: merge.moved_count,
  at: merge.created_at.toISOString(),
  undoUntil: undoUntil(merge.created_at).toISOString(),
});
