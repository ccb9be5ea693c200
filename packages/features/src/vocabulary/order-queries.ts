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

/** Numbers from 1 without gaps. Answers who got another one. To be called with the list locked, as all of these. */
async function number(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update vocabulary_entries e set sort = n.place from unnest(${ids}::uuid[]) with ordinality n (id, place)
    where e.id = n.id and e.sort <> n.place returning e.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Closes the gap that one left. */
export const closeGaps = async (tx: Tx, type: VocabularyType): Promise<string[]> =>
  number(tx, await idsInOrder(tx, type));

/** The others make room; past the end is the end. */
export async function place(tx: Tx, type: VocabularyType, id: string, sort: number): Promise<string[]> {
  const others = (await idsInOrder(tx, type)).filter((other) => other !== id);
  return number(tx, others.toSpliced(sort - 1, 0, id));
}

/** From now on the order is somebody's, and the reference data leaves it alone. */
export const notePlaced = async (tx: Tx, id: string): Promise<void> => {
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
