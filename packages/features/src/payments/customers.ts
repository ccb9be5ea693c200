import type { Asking } from "./asking.ts";
import { claimCustomer, findCustomer, nameCustomer } from "./customer-queries.ts";
import type { Payer } from "./payers.ts";

/** `id` is ours. */
export type Customer = { readonly id: string; readonly providerId: string };

/**
 * The payer as the provider knows it, made when it is first needed. The row comes first and its id is the key: asked twenty
 * times at once, or again after a crash, the provider makes one. What is sent never changes, or the key would not hold; and
 * the provider learns nobody's name.
 */
export async function ensureCustomer({ db, payments, write }: Asking, payer: Payer): Promise<Customer> {
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
