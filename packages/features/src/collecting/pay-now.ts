import type { PaymentExecutionRequest, PaymentIntent, SpaceId } from "@orbita/contract";
import type { ProviderIntent } from "@orbita/platform";
import { documentNumber } from "../invoices/index.ts";
import type { Actor, StepCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import {
  withProviderErrors,
  paymentCtxOfStep,
  ensureCustomer,
  findCard,
  findCustomerById,
  findDefaultCard,
  canSpendFor,
  payerOf,
  savePayment,
  type PaymentCtx,
  type PaymentCardRow,
  type Payer,
} from "../payments/index.ts";
import { beginAttempt, chargeAttempt, resumeAttempt } from "./collect-payment.ts";
import { readyIntent } from "./intents.ts";
import { canPayInvoices } from "./policy.ts";
import { findPayment, findPaymentOfInvoice, lockPayment, type PaymentRow } from "./queries.ts";
import { isFinalStatus, leastCents } from "./rules.ts";
import { settlePayment } from "./settle-payment.ts";

const owns = (actor: Actor, row: PaymentRow | undefined): row is PaymentRow =>
  row !== undefined && canPayInvoices(actor, row.space_id);

const isPayable = ({ status, amount_cents }: PaymentRow): boolean =>
  !isFinalStatus(status) && amount_cents >= leastCents;

/** The payment, if the caller may pay it; a payment of another owner is reported as not found. */
async function openPayment({ tx, actor }: Pick<StepCtx, "tx" | "actor">, id: string): Promise<PaymentRow> {
  const row = await findPayment(tx, id);
  return owns(actor, row) ? row : fail("payment.notFound");
}

const present = ({ payments }: PaymentCtx, row: PaymentRow, intent: ProviderIntent | null): PaymentIntent => ({
  id: row.id,
  invoice: { id: row.invoice_id, number: documentNumber({ year: row.invoice_year, number: row.invoice_number }) },
  status: row.status,
  amountCents: row.amount_cents,
  clientSecret: isFinalStatus(row.status) || row.status === "processing" ? null : (intent?.clientSecret ?? null),
  publishableKey: payments.publishableKey,
  failure: row.failure,
});

/** The current state of the payment in our database, with the client secret of its intent at the provider. */
async function show(asked: PaymentCtx, id: string): Promise<PaymentIntent> {
  const row = (await findPayment(asked.db, id)) ?? fail("payment.notFound");
  const wants = row.provider_id !== null && !isFinalStatus(row.status) && row.status !== "processing";
  return present(asked, row, wants ? await asked.payments.readIntent(row.provider_id!) : null);
}

async function intend(ctx: StepCtx, row: PaymentRow, payer: Payer): Promise<PaymentIntent> {
  const asked = paymentCtxOfStep(ctx);
  if (!isPayable(row)) fail("invoice.nothingToPay");
  // An automatic attempt to collect this payment is in progress, so the intent must not be changed now.
  if (row.status === "processing" || row.attempt_key !== null) return present(asked, row, null);
  return withProviderErrors(asked, async () => {
    const customer = await ensureCustomer(asked, payer);
    const intent = await readyIntent(asked, row, customer);
    if (intent.status === "succeeded" || intent.status === "canceled") await settlePayment(asked, intent.id);
    else await asked.write("who pays", ({ tx }) => savePayment(tx, row.id, { customer_id: customer.id }));
    return show(asked, row.id);
  });
}

export async function createSpaceIntent(ctx: StepCtx, id: SpaceId, invoiceId: string): Promise<PaymentIntent> {
  allow(canPayInvoices(ctx.actor, id));
  const row = await findPaymentOfInvoice(ctx.tx, invoiceId);
  if (row?.space_id !== id) fail("invoice.notFound");
  return intend(ctx, row, { spaceId: id });
}

export async function createUserIntent(ctx: StepCtx, invoiceId: string): Promise<PaymentIntent> {
  const row = await findPaymentOfInvoice(ctx.tx, invoiceId);
  if (!owns(ctx.actor, row)) fail("invoice.notFound");
  return intend(ctx, row, { userId: ctx.actor.id! });
}

/** The card for a payment by a member: the given card, or the default card of the current payer. */
async function cardOf({ tx, actor }: StepCtx, row: PaymentRow, id: string | undefined): Promise<PaymentCardRow> {
  if (id !== undefined) {
    const card = await findCard(tx, id);
    const payer = card && payerOf(card);
    const fits = card && canSpendFor(actor, payer ?? null) && (card.space_id ?? row.space_id) === row.space_id;
    return fits ? card : fail("payment.methodNotFound");
  }
  const customer = row.customer_id === null ? undefined : await findCustomerById(tx, row.customer_id);
  const payer = (customer && payerOf(customer)) ?? { spaceId: row.space_id };
  const own = canSpendFor(actor, payer) ? payer : { spaceId: row.space_id };
  return (await findDefaultCard(tx, own)) ?? fail("payment.methodMissing");
}

/** Pays an invoice at once with a saved card; the owner is present, so the bank may ask for authentication. */
async function pay(asked: PaymentCtx, row: PaymentRow, card: PaymentCardRow): Promise<void> {
  const begun = await asked.write("an owner pays", async (inner) => {
    const locked = (await lockPayment(inner.tx, row.id)) ?? fail("payment.notFound");
    if (!isPayable(locked)) fail("invoice.nothingToPay");
    // Another attempt to collect this payment is in progress, and its result must come first.
    if (locked.status === "processing" || locked.attempt_key !== null) return null;
    return beginAttempt(inner, locked, { card: card.provider_id, present: true });
  });
  if (begun) await chargeAttempt(asked, begun, payerOf(card)!);
}

export async function payNow(ctx: StepCtx, given: PaymentExecutionRequest): Promise<PaymentIntent> {
  const row = await openPayment(ctx, given.paymentIntent);
  const earlier = await ctx.earlier<{ id: string }>();
  const card = earlier ? null : await cardOf(ctx, row, given.paymentMethod);
  const asked = paymentCtxOfStep(ctx);
  return withProviderErrors(asked, async () => {
    if (card) {
      await pay(asked, row, card);
      // The client secret is not stored with the response; it is read from the provider each time.
      await ctx.write(async () => ({ id: row.id }));
    }
    return show(asked, row.id);
  });
}

/**
 * Returns the result after the user has completed the provider's form. It is read from the provider, because the redirect URL is
 * not trusted.
 */
export async function settleIntent(ctx: StepCtx, id: string): Promise<PaymentIntent> {
  const row = await openPayment(ctx, id);
  const asked = paymentCtxOfStep(ctx);
  return withProviderErrors(asked, async () => {
    await resumeAttempt(asked, row);
    if (row.provider_id !== null) await settlePayment(asked, row.provider_id);
    return show(asked, id);
  });
}
