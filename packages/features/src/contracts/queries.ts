import type { Db, Tables, Tx } from "@orbita/db";
import type { Insertable, Selectable, Updateable } from "kysely";

export type ContractRow = Selectable<Tables["contracts"]>;

export const findContract = (db: Db, spaceId: string): Promise<ContractRow | undefined> =>
  db.selectFrom("contracts").selectAll().where("space_id", "=", spaceId).executeTakeFirst();

export const lockContract = (tx: Tx, spaceId: string): Promise<ContractRow | undefined> =>
  tx.selectFrom("contracts").selectAll().where("space_id", "=", spaceId).forUpdate().executeTakeFirst();

export async function saveContract(tx: Tx, spaceId: string, columns: Updateable<Tables["contracts"]>): Promise<void> {
  await tx.updateTable("contracts").set(columns).where("space_id", "=", spaceId).execute();
}

type NewContract = Pick<Insertable<Tables["contracts"]>, "space_id" | "free_slots" | "premium_slots" | "starts_on">;

export async function insertContract(tx: Tx, values: NewContract): Promise<void> {
  await tx.insertInto("contracts").values(values).execute();
}

/** Records that the Space has published a job post. From then on, its URL cannot change. Call it with the contract locked. */
export async function noteFirstPublication(tx: Tx, spaceId: string, now: Date): Promise<void> {
  await tx
    .updateTable("contracts")
    .set({ first_published_at: now })
    .where("space_id", "=", spaceId)
    .where("first_published_at", "is", null)
    .execute();
}

/** Pauses the sponsoring of a Space since that time; null resumes it. Call it with the contract locked. */
export async function savePremiumPause(tx: Tx, spaceId: string, since: Date | null): Promise<void> {
  await tx.updateTable("contracts").set({ premium_paused_at: since }).where("space_id", "=", spaceId).execute();
}
