import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type MessageTemplateRow = Selectable<Tables["message_templates"]>;

export const findTemplates = (db: Db, spaceId: string): Promise<MessageTemplateRow[]> =>
  db
    .selectFrom("message_templates")
    .selectAll()
    .where("space_id", "=", spaceId)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();

export const findTemplate = (db: Db, spaceId: string, id: string): Promise<MessageTemplateRow | undefined> =>
  db
    .selectFrom("message_templates")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .executeTakeFirst();

/** Counts the message templates of a Space and locks the Space, so that concurrent requests cannot exceed the limit. */
export async function countTemplates(tx: Tx, spaceId: string): Promise<number> {
  await tx.selectFrom("spaces").select("id").where("id", "=", spaceId).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom("message_templates")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("space_id", "=", spaceId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertTemplate = (tx: Tx, values: Insertable<Tables["message_templates"]>): Promise<MessageTemplateRow> =>
  tx.insertInto("message_templates").values(values).returningAll().executeTakeFirstOrThrow();

type TemplateColumns = { name: string; text_it: string; text_en: string };
export const updateTemplate = (
  tx: Tx,
  spaceId: string,
  id: string,
  words: TemplateColumns,
): Promise<MessageTemplateRow | undefined> =>
  tx
    .updateTable("message_templates")
    .set(words)
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

export async function deleteTemplate(tx: Tx, spaceId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("message_templates")
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
