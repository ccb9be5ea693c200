import type { Db, Tables, Tx } from "@orbita/db";
import type { Insertable, Selectable, Updateable } from "kysely";

export type PaymentSetupRow = Selectable<Tables["payment_setups"]> & {
  /** The owner of the customer for whom the card is set up. */
  owner_user_id: string | null;
  owner_space_id: string | null;
  customer_provider_id: string | null;
};

const setups = (db: Db) =>
  db
    .selectFrom("payment_setups as setup")
    .innerJoin("payment_customers as customer", "customer.id", "setup.customer_id")
    .selectAll("setup")
    .select(["customer.user_id as owner_user_id", "customer.space_id as owner_space_id"])
    .select("customer.provider_id as customer_provider_id");

export const findSetup = (db: Db, id: string): Promise<PaymentSetupRow | undefined> =>
  setups(db).where("setup.id", "=", id).executeTakeFirst();

export const findSetupByProviderId = (db: Db, providerId: string): Promise<PaymentSetupRow | undefined> =>
  setups(db).where("setup.provider_id", "=", providerId).executeTakeFirst();

/** Locks a card setup. This serialises the webhook, the browser and the routine, which may arrive at the same moment. */
export const lockSetup = (tx: Tx, id: string): Promise<PaymentSetupRow | undefined> =>
  setups(tx).where("setup.id", "=", id).forUpdate("setup").executeTakeFirst();

export async function insertSetup(tx: Tx, values: Insertable<Tables["payment_setups"]>): Promise<void> {
  await tx.insertInto("payment_setups").values(values).execute();
}

export async function changeSetup(tx: Tx, id: string, change: Updateable<Tables["payment_setups"]>): Promise<void> {
  await tx.updateTable("payment_setups").set(change).where("id", "=", id).execute();
}

/** Marks an open card setup as abandoned. A setup that has ended stays unchanged. */
export async function abandonSetup(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("payment_setups")
    .set({ status: "canceled", failure: "abandoned", asked_at: now })
    .where("id", "=", id)
    .where("status", "=", "open")
    .execute();
}

/** Open card setups that were started before this time and not queried since then. */
export const findOpenSetups = (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<PaymentSetupRow[]> =>
  setups(db)
    .where("setup.status", "=", "open")
    .where("setup.created_at", "<", before)
    .where((row) => row.or([row("setup.asked_at", "is", null), row("setup.asked_at", "<", before)]))
    .orderBy("setup.created_at")
    .limit(limit)
    .execute();
