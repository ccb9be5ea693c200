import { sql } from "kysely";
import type { Db } from "./client.ts";

/** The history of a record, oldest first. Only triggers write these rows; nobody can change or delete them. */
export const readHistory = (db: Db, entity: string, entityId: string) =>
  db
    .selectFrom("history")
    .selectAll()
    .where("entity", "=", entity)
    .where("entity_id", "=", entityId)
    .orderBy("at")
    .execute();

/** Creates the partitions of the coming months. It runs daily, so that no month begins without its partition. */
export async function ensureHistoryMonths(db: Db, ahead = 3): Promise<void> {
  await sql`select ensure_history_months(${ahead})`.execute(db);
}
