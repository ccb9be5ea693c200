import { vocabularyLimits, type VocabularyType } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { MergeRow } from "./queries.ts";
import type { MovedRowIds } from "./uses.ts";

const undoable = sql<boolean>`undone_at is null and vocabulary_merges.created_at > now() - make_interval(days => ${vocabularyLimits.undoDays})`;

type NewMerge = { id: string; from: string; into: string; moved: MovedRowIds; now: Date };

export const insertMerge = (tx: Tx, { id, from, into, moved, now }: NewMerge): Promise<MergeRow> =>
  tx
    .insertInto("vocabulary_merges")
    .values({
      id,
      from_id: from,
      into_id: into,
      moved: JSON.stringify(moved),
      moved_count: Object.values(moved).flat().length,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Merges of value list entries that can be undone, newest first. */
export const findMerges = (db: Db, type: VocabularyType): Promise<MergeRow[]> =>
  db
    .selectFrom("vocabulary_merges")
    .innerJoin("vocabulary_entries", "vocabulary_entries.id", "from_id")
    .selectAll("vocabulary_merges")
    .where("vocabulary_entries.type", "=", type)
    .where(undoable)
    .orderBy("vocabulary_merges.created_at", "desc")
    .orderBy("vocabulary_merges.id", "desc")
    .execute();

/** Locks a merge of two entries. Of two concurrent undos, the second finds no merge. */
export const lockMerge = (tx: Tx, id: string): Promise<MergeRow | undefined> =>
  tx.selectFrom("vocabulary_merges").selectAll().where("id", "=", id).where(undoable).forUpdate().executeTakeFirst();

export const closeMerge = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable("vocabulary_merges").set({ undone_at: now }).where("id", "=", id).execute();
};
