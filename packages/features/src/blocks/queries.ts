import type { Block } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

export type BlockRow = {
  id: string;
  kind: Block["kind"];
  person_id: string | null;
  space_id: string | null;
  name: string;
  address: string;
  picture: string | null;
  created_at: Date;
};

const blocks = (db: Db) =>
  db
    .selectFrom("blocks")
    .leftJoin("users", "users.id", "blocks.person_id")
    .leftJoin("spaces", "spaces.id", "blocks.space_id")
    .select(["blocks.id", "blocks.kind", "blocks.person_id", "blocks.space_id", "blocks.created_at"])
    .select([
      sql<string>`coalesce(spaces.name, users.first_name || ' ' || users.last_name)`.as("name"),
      sql<string>`coalesce(spaces.url, users.username)`.as("address"),
      sql<string | null>`coalesce(spaces.logo_id, users.profile_image_id)`.as("picture"),
    ]);

export const findBlocks = (db: Db, userId: string): Promise<BlockRow[]> =>
  blocks(db)
    .where("blocks.user_id", "=", userId)
    .orderBy("blocks.created_at", "desc")
    .orderBy("blocks.id", "desc")
    .execute() as Promise<BlockRow[]>;

export const findBlock = (db: Db, id: string): Promise<BlockRow> =>
  blocks(db).where("blocks.id", "=", id).executeTakeFirstOrThrow() as Promise<BlockRow>;

export type BlockTarget = { personId: string } | { spaceId: string };

/** Locks users in the order of their ids, which serialises two users who block or follow each other at the same moment. */
export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any (${ids}::uuid[]) and enabled order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function isOpenSpace(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("spaces")
    .select("id")
    .where("id", "=", id)
    .where("enabled", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOf(
  tx: Tx,
  userId: string,
  target: BlockTarget,
): Promise<Pick<BlockRow, "id" | "kind"> | undefined> {
  const row = await tx
    .selectFrom("blocks")
    .select(["id", "kind"])
    .where("user_id", "=", userId)
    .where(
      "personId" in target ? "person_id" : "space_id",
      "=",
      "personId" in target ? target.personId : target.spaceId,
    )
    .executeTakeFirst();
  return row as Pick<BlockRow, "id" | "kind"> | undefined;
}

export async function countBlocks(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("blocks")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

type NewBlock = { id: string; userId: string; kind: Block["kind"]; at: Date };

export async function insertBlock(tx: Tx, { id, userId, kind, at }: NewBlock, target: BlockTarget): Promise<void> {
  await tx
    .insertInto("blocks")
    .values({
      id,
      user_id: userId,
      kind,
      person_id: "personId" in target ? target.personId : null,
      space_id: "spaceId" in target ? target.spaceId : null,
      created_at: at,
    })
    .execute();
}

export async function changeKind(tx: Tx, id: string, kind: Block["kind"], at: Date): Promise<void> {
  await tx.updateTable("blocks").set({ kind, created_at: at }).where("id", "=", id).execute();
}

/** Deletes a block if it belongs to the user; returns whether it did. */
export async function deleteBlock(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("blocks")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
