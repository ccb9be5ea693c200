import { vocabularyFields, type Page, type SearchPayload, type VocabularyEntry } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { runSearch, type IndexDefinition, type LabelNames, type Projection } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { presentVocabularyEntry } from "./present.ts";
import { countVocabularyEntries, entryIds, findVocabularyEntries, type VocabularyEntryRow } from "./queries.ts";

export const vocabularyIndex: IndexDefinition = { name: "vocabulary", fields: vocabularyFields };

export const searchVocabulary = (ctx: ReadCtx, payload: SearchPayload): Promise<Page<VocabularyEntry>> =>
  runSearch<VocabularyEntry>(ctx.search, vocabularyIndex, payload);

/** The weight of one use of an entry in this installation, relative to the general weight of the entry. */
const useCounts = 10;

function documentOf(row: VocabularyEntryRow): object {
  const names = row.label_en === null ? [row.label_it] : [row.label_it, row.label_en];
  const label: LabelNames = { names, others: row.aliases };
  const rank = row.weight + useCounts * row.used;
  return { id: row.id, doc: presentVocabularyEntry(row), type: row.type, code: row.code, sort: row.sort, label, rank };
}

/**
 * The version with which a deleted entry is removed from the index. It exceeds the version of any document, which is safe because
 * ids are never reused.
 */
const pastAllVersions = Number.MAX_SAFE_INTEGER;

export async function projectEntries(db: Db, ids: readonly string[]): Promise<Projection[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findVocabularyEntries(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    return {
      index: vocabularyIndex.name,
      id,
      version: row?.version ?? pastAllVersions,
      source: row?.merged_into === null ? documentOf(row) : null,
    };
  });
}

export const vocabularySource = {
  definition: vocabularyIndex,
  ids: entryIds,
  project: projectEntries,
  count: countVocabularyEntries,
};
