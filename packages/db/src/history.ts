import { sql } from "kysely";
import type { Db } from "./client.ts";

/** Oldest first. Rows are written by triggers alone and can be neither changed nor deleted. */
export const readHistory = (db: Db, entity: string, entityId: string) =>
  db
    .selectFrom("history")
    .selectAll()
    .where("entity", "=", entity)
    .where("entity_id", "=", entityId)
    .orderBy("at")
    .execute();

/** Run each day, so that no month begins without its partition. */
export async function ensureHistoryMonths(db: Db, ahead = 3): Promise<void> {
  await sql`select ensure_history_months(${ahead})`.execute(db);
}
