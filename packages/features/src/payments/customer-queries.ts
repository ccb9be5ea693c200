import { randomUUIDv7 } from "node:crypto";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";
import type { Payer } from "./payers.ts";

export type CustomerRow = Selectable<Tables["payment_customers"]>;

const columnOf = (payer: Payer) => ("userId" in payer ? "user_id" : "space_id");
const valueOf = (payer: Payer) => ("userId" in payer ? payer.userId : payer.spaceId);

export const findCustomer = (db: Db, payer: Payer): Promise<CustomerRow | undefined> =>
  db.selectFrom("payment_customers").selectAll().where(columnOf(payer), "=", valueOf(payer)).executeTakeFirst();

export const findCustomerById = (db: Db, id: string): Promise<CustomerRow | undefined> =>
  db.selectFrom("payment_customers").selectAll().where("id", "=", id).executeTakeFirst();

export const findCustomerByProviderId = (db: Db, providerId: string): Promise<CustomerRow | undefined> =>
  db.selectFrom("payment_customers").selectAll().where("provider_id", "=", providerId).executeTakeFirst();

/** The payer's customer row; inserts it if there is none. Concurrent calls get the same row. */
export async function claimCustomer(tx: Tx, payer: Payer): Promise<CustomerRow> {
  await tx
    .insertInto("payment_customers")
    .values({ id: randomUUIDv7(), [columnOf(payer)]: valueOf(payer) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom("payment_customers")
    .selectAll()
    .where(columnOf(payer), "=", valueOf(payer))
    .executeTakeFirstOrThrow();
}

export async function nameCustomer(tx: Tx, id: string, providerId: string): Promise<void> {
  await tx
    .updateTable("payment_customers")
    .set({ provider_id: providerId })
    .where("id", "=", id)
    .where("provider_id", "is", null)
    .execute();
}

/** Detaches a customer row from its owner, because its idempotency key is used up. The owner's next card creates a new customer. */
export async function releaseCustomer(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("payment_customers").set({ user_id: null, space_id: null }).where("id", "=", id).execute();
}

/** Deletes a customer that is erased here and at the provider. If payments refer to it, the row stays without the provider's id. */
export async function dropCustomer(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("payment_setups").where("customer_id", "=", id).execute();
  await sql`delete from payment_customers c where c.id = ${id}
    and not exists (select from payments p where p.customer_id = c.id)`.execute(tx);
  await tx.updateTable("payment_customers").set({ provider_id: null }).where("id", "=", id).execute();
}
