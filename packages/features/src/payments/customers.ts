import type { PaymentCtx } from "./provider-calls.ts";
import { claimCustomer, findCustomer, nameCustomer } from "./customer-queries.ts";
import type { Payer } from "./payers.ts";

/** A payer's customer at the payment provider. `id` is our own id, not the provider's. */
export type PaymentCustomer = { readonly id: string; readonly providerId: string };

/**
 * Creates the payer's customer at the payment provider on first use. The row is inserted first and its id is the idempotency key, so that concurrent
 * calls and retries after a crash create one customer. The request must never change, or the provider would reject the key. It contains no personal
 * name.
 */
export async function ensureCustomer({ db, payments, write }: PaymentCtx, payer: Payer): Promise<PaymentCustomer> {
  const known = await findCustomer(db, payer);
  const row = known ?? (await write("somebody who pays", ({ tx }) => claimCustomer(tx, payer)));
  if (row.provider_id !== null) return { id: row.id, providerId: row.provider_id };
  const providerId = await payments.createCustomer({
    key: `cus_${row.id}`,
    name: "userId" in payer ? `Person ${row.id}` : `Space ${payer.spaceId}`,
    email: null,
    metadata: { customer: row.id, ...("spaceId" in payer && { space: payer.spaceId }) },
  });
  await write("named by the provider", ({ tx }) => nameCustomer(tx, row.id, providerId));
  return { id: row.id, providerId };
}
