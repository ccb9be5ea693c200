import type { Db } from "@orbita/db";

/** Who signs, and for which Space: "Marta Olivieri, Persone e selezione"; the Space itself where a member prefers not to be named. */
export async function findSigner(db: Db, spaceId: string, userId: string) {
  const row = await db
    .selectFrom("spaces")
    .innerJoin("members", "members.space_id", "spaces.id")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["spaces.name", "members.qualification", "members.named_to_talents", "users.first_name", "users.last_name"])
    .where("spaces.id", "=", spaceId)
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  if (!row.named_to_talents) return { spaceName: row.name, signature: row.name };
  const name = `${row.first_name} ${row.last_name}`;
  return { spaceName: row.name, signature: row.qualification ? `${name}, ${row.qualification}` : name };
}
