import type { Db } from "@orbita/db";

/** Whether sponsoring is paused because the Space has an overdue invoice. Sponsoring resumes when the invoice is paid. */
export const isPremiumPaused = async (db: Db, spaceId: string): Promise<boolean> =>
  (await db
    .selectFrom("contracts")
    .select("space_id")
    .where("space_id", "=", spaceId)
    .where("premium_paused_at", "is not", null)
    .executeTakeFirst()) !== undefined;
