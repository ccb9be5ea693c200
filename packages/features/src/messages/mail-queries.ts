import type { Db } from "@orbita/db";

/** Whether the user still answers for the Space. */
export async function findAnswerer(db: Db, spaceId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("members")
    .select("user_id")
    .where("space_id", "=", spaceId)
    .where("user_id", "=", userId)
    .where("enabled", "=", true)
    .where("role", "<>", "viewer")
    .executeTakeFirst();
  return row !== undefined;
}
