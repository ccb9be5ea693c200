import type { Db } from "@orbita/db";

/** Whether a Space has an unpaid invoice: sponsoring is paused until it is paid. */
export const isPremiumPaused = async (db: Db, spaceId: string): Promise<boolean> =>
  (await db
    .selectFrom("contracts")
    .select("space_id")
    .where("space_id", "=", spaceId)
    .where("premium_paused_at", "is not", null)
    .executeTakeFirst()) !== undefined;
