import type { Tables, Tx } from "@orbita/db";
import type { Selectable } from "kysely";

type Purpose = Selectable<Tables["files"]>["purpose"];
type Image = { id: string; ownerId: string; purpose: Purpose };

/** Locked until it is in use: nobody deletes it meanwhile. */
export async function lockOwnImage(tx: Tx, { id, ownerId, purpose }: Image): Promise<boolean> {
  const row = await tx
    .selectFrom("files")
    .select("id")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("purpose", "=", purpose)
    .where("status", "=", "ready")
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody needs it any more: its objects go first, by the clean-up, and then its row. */
export async function giveUpImage(tx: Tx, { id, ownerId, purpose }: Image): Promise<void> {
  await tx
    .updateTable("files")
    .set({ status: "leaving" })
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("purpose", "=", purpose)
    .execute();
}
