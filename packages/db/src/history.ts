import { sql } from "kysely";
import type { Db } from "./client.ts";

/** Oldest first. Only triggers write these rows; they can be neither changed nor deleted. */
export const readHistory = (db: Db, entity: string, entityId: string) =>
  db
    .selectFrom("history")
    .selectAll()
    .where("entity", "=", entity)
    .where("entity_id", "=", entityId)
    .orderBy("at")
    .execute();

/** Runs daily, so that no month begins without its partition. */
export async function ensureHistoryMonths(db: Db, ahead = 3): Promise<void> {
  await sql`select ensure_history_months(${ahead})`.execute(db);
}
