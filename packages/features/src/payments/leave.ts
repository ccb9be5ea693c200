import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import { paymentCtxOfWork } from "./provider-calls.ts";
import { dropCustomer, findCustomer, findCustomerById } from "./customer-queries.ts";
import { forgetPayloadsOf } from "./event-queries.ts";
import { forgetCustomer } from "./jobs.ts";

/**
 * Forgets the payment data of an erased user: the cards are deleted with the user's row, and a job deletes the customer at the
 * provider.
 */
export async function forgetPayer({ tx, enqueue }: WorkWriteCtx, userId: string): Promise<void> {
  const customer = await findCustomer(tx, { userId });
  if (!customer) return;
  const { id, provider_id } = customer;
  if (provider_id !== null) await forgetPayloadsOf(tx, { id, provider_id, user_id: userId });
  await enqueue(forgetCustomer, { customerId: customer.id });
}

export async function runForget(ctx: WorkCtx, { customerId }: { customerId: string }): Promise<void> {
  const customer = await findCustomerById(ctx.db, customerId);
  // Never deletes a customer that still has an owner.
  if (!customer || customer.user_id !== null || customer.space_id !== null) return;
  if (customer.provider_id !== null) {
    const asked = paymentCtxOfWork(ctx);
    if (!asked) return;
    await asked.payments.deleteCustomer(customer.provider_id);
  }
  await ctx.write("forgotten by the provider", ({ tx }) => dropCustomer(tx, customerId));
}

/** The payment data for the data export: all cards, also removed ones, and all attempts to add a card. */
export async function findPaymentDataOf(db: Db, userId: string) {
  const { rows: cards } = await sql`
    select brand, last4, expires_month as "expiresMonth", expires_year as "expiresYear", is_default as "isDefault",
      created_at as created, removed_at as removed
    from payment_methods where user_id = ${userId} order by created_at`.execute(db);
  const { rows: tries } = await sql`
    select s.status, s.failure, s.created_at as created, space.name as space
    from payment_setups s join payment_customers c on c.id = s.customer_id left join spaces space on space.id = c.space_id
    where s.user_id = ${userId} order by s.created_at`.execute(db);
  const customer = await findCustomer(db, { userId });
  return { providerId: customer?.provider_id ?? null, cards, tries };
}
