import type { Db } from "@orbita/db";

export const defaultZone = "Europe/Rome";

/** The time zone in the user's settings, or else Europe/Rome. */
export async function findZone(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom("user_settings").select("time_zone").where("user_id", "=", userId).executeTakeFirst();
  return row?.time_zone ?? defaultZone;
}
