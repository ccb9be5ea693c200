import type { Db } from "@orbita/db";

/**
 * The signature of a member and the name of the Space, for example "Marta Olivieri, Persone e selezione"; the Space's name signs
 * if the member prefers not to be named.
 */
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
