import type { ProviderIntent } from "@orbita/platform";
import { documentNumber } from "../invoices/index.ts";
import {
  ensureCustomer,
  nameIntent,
  markIntentRequested,
  type PaymentCtx,
  type PaymentCustomer,
} from "../payments/index.ts";
import type { PaymentRow } from "./queries.ts";

const numberOf = ({ invoice_year: year, invoice_number: number }: PaymentRow): string =>
  documentNumber({ year, number });

/** Finds the payment intent whose creation got no response, by the metadata that we set. */
export async function findLostIntent(asked: PaymentCtx, row: PaymentRow): Promise<ProviderIntent | null> {
  const customer = await ensureCustomer(asked, { spaceId: row.space_id });
  return asked.payments.findIntent(customer.providerId, { payment: row.id });
}

/** Creates the payment intent for the Space, even if a member pays, so that every request under the same idempotency key has the same parameters. */
async function makeIntent(asked: PaymentCtx, row: PaymentRow): Promise<ProviderIntent> {
  const customer = await ensureCustomer(asked, { spaceId: row.space_id });
  return asked.payments.createIntent({
    key: `pi_${row.id}`,
    customer: customer.providerId,
    amountCents: row.amount_cents,
    description: numberOf(row),
    metadata: { payment: row.id, space: row.space_id },
  });
}

/**
 * The provider's intent for a payment, in its current state. There is only one: after a crash, searches for a lost intent
 * before it creates another.
 */
export async function openIntent(asked: PaymentCtx, row: PaymentRow): Promise<ProviderIntent> {
  if (row.provider_id !== null) return asked.payments.readIntent(row.provider_id);
  const lost = row.asked_at === null ? null : await findLostIntent(asked, row);
  await asked.write("its intent is asked for", ({ tx, now }) => markIntentRequested(tx, row.id, now));
  const intent = lost ?? (await makeIntent(asked, row));
  await asked.write("its intent", ({ tx }) => nameIntent(tx, row.id, intent.id));
  return intent;
}

/** The provider's intent for a payment, updated to this payer and to the amount still due. */
export async function readyIntent(
  asked: PaymentCtx,
  row: PaymentRow,
  customer: PaymentCustomer,
): Promise<ProviderIntent> {
  const intent = await openIntent(asked, row);
  if (intent.status === "succeeded" || intent.status === "canceled") return intent;
  const change = {
    ...(intent.customer !== customer.providerId && { customer: customer.providerId }),
    ...(intent.amountCents !== row.amount_cents && { amountCents: row.amount_cents }),
  };
  return Object.keys(change).length > 0 ? asked.payments.changeIntent(intent.id, change) : intent;
}
