import type { Db } from "@orbita/db";

export const hasPaymentMethod = async (db: Db, spaceId: string): Promise<boolean> =>
  (await db
    .selectFrom("payment_methods")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("removed_at", "is", null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
