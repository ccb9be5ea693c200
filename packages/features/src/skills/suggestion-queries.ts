import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";

export type SkillSuggestionRow = Selectable<Tables["skill_suggestions"]>;

export const findOwnSuggestions = (db: Db, userId: string): Promise<SkillSuggestionRow[]> =>
  db
    .selectFrom("skill_suggestions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(50)
    .execute();

export const findOpenSuggestions = (db: Db): Promise<SkillSuggestionRow[]> =>
  db
    .selectFrom("skill_suggestions")
    .selectAll()
    .where("state", "=", "open")
    .orderBy("created_at")
    .orderBy("id")
    .limit(200)
    .execute();

export const countOpenOf = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom("skill_suggestions")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return count;
};

export const insertSuggestion = (
  tx: Tx,
  values: Insertable<Tables["skill_suggestions"]>,
): Promise<SkillSuggestionRow> =>
  tx.insertInto("skill_suggestions").values(values).returningAll().executeTakeFirstOrThrow();

export const lockOpenSuggestion = (tx: Tx, id: string): Promise<SkillSuggestionRow | undefined> =>
  tx
    .selectFrom("skill_suggestions")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();

export async function saveSuggestion(
  tx: Tx,
  id: string,
  change: Updateable<Tables["skill_suggestions"]>,
): Promise<void> {
  await tx.updateTable("skill_suggestions").set(change).where("id", "=", id).execute();
}
