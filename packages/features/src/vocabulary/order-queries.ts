import type { VocabularyType } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { sql } from "kysely";

async function idsInOrder(tx: Tx, type: VocabularyType): Promise<string[]> {
  const rows = await tx
    .selectFrom("vocabulary_entries")
    .select("id")
    .where("type", "=", type)
    .where("merged_into", "is", null)
    .orderBy("sort")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Numbers the entries of a list from 1 without gaps; returns the ids that changed. Like all functions in this file, it requires the lock on the list. */
async function number(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update vocabulary_entries e set sort = n.place from unnest(${ids}::uuid[]) with ordinality n (id, place)
    where e.id = n.id and e.sort <> n.place returning e.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Renumbers a list, to close the gap that a removed entry left. */
export const closeGaps = async (tx: Tx, type: VocabularyType): Promise<string[]> =>
  number(tx, await idsInOrder(tx, type));

/** Inserts an entry into its list at this position and moves the others; a position past the end means the end. */
export async function placeEntry(tx: Tx, type: VocabularyType, id: string, sort: number): Promise<string[]> {
  const others = (await idsInOrder(tx, type)).filter((other) => other !== id);
  return number(tx, others.toSpliced(sort - 1, 0, id));
}

/** Marks the position of an entry as set by an admin, so that reference data no longer changes it. */
export const markPlaced = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable("vocabulary_entries")
    .set({ placed: true })
    .where("id", "=", id)
    .where("placed", "=", false)
    .execute();
};

export async function countLive(tx: Tx, type: VocabularyType): Promise<number> {
  const { count } = await tx
    .selectFrom("vocabulary_entries")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("type", "=", type)
    .where("merged_into", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
