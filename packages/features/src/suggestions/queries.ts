import { serverLanguage, type ServerLanguage } from "@orbita/contract";
import type { Db } from "@orbita/db";

/** The interface language of a user. */
export async function findLanguage(db: Db, userId: string): Promise<ServerLanguage> {
  const row = await db.selectFrom("users").select("language").where("id", "=", userId).executeTakeFirst();
  return serverLanguage(row?.language);
}
