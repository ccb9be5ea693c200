import type { Db } from "@orbita/db";

/** Whether something that a Space owes is not paid: nothing more is sponsored until it is. */
export const isPremiumPaused = async (db: Db, spaceId: string): Promise<boolean> =>
  (await db
    .selectFrom("contracts")
    .select("space_id")
    .where("space_id", "=", spaceId)
    .where("premium_paused_at", "is not", null)
    .executeTakeFirst()) !== undefined;
