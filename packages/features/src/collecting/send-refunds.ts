import { PaymentRefused } from "@orbita/platform";
import type { WorkCtx } from "../kernel/work.ts";
import { paymentCtxOfWork, billingChanged, saveRefund, type PaymentCtx } from "../payments/index.ts";
import { resumePremium } from "./premium.ts";
import { findPayment, type PaymentRow } from "./queries.ts";
import {
  findNextRefund,
  findPaymentOfNote,
  findRefund,
  findRefundOfNote,
  sumDone,
  type RefundRow,
} from "./refund-queries.ts";
import { isFinalStatus, keyLife } from "./rules.ts";
import { settlePayment } from "./settle-payment.ts";

/** Whether the provider has already made a refund whose idempotency key has expired. The refunded amount at the provider shows it. */
async function happened(asked: PaymentCtx, refund: RefundRow, intentId: string): Promise<boolean> {
  if (refund.asked_at === null || asked.now.getTime() - refund.asked_at.getTime() < keyLife) return false;
  const { refundedCents } = await asked.payments.readIntent(intentId);
  return refundedCents >= (await sumDone(asked.db, refund.payment_id)) + refund.amount_cents;
}

/** Requests a refund from the provider. Returns null if the provider refused; the reason is saved. */
async function askForRefund(asked: PaymentCtx, refund: RefundRow, intent: string): Promise<string | null> {
  const { id, amount_cents: amountCents } = refund;
  try {
    return await asked.payments.refund({ key: `re_${id}`, intent, amountCents, metadata: { refund: id } });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    asked.log.error({ refund: id, refusal: error.code, reason: error.message }, "a refund is refused");
    await asked.write("refused", ({ tx }) => saveRefund(tx, id, { failure: error.code }));
    return null;
  }
}

async function refundOne(asked: PaymentCtx, refund: RefundRow, intentId: string): Promise<boolean> {
  const known = await happened(asked, refund, intentId);
  if (!known && refund.asked_at === null)
    await asked.write("asked for", ({ tx, now }) => saveRefund(tx, refund.id, { asked_at: now }));
  const providerId = known ? null : await askForRefund(asked, refund, intentId);
  if (!known && providerId === null) return false;
  await asked.write("it went back", async ({ tx, now, tell }) => {
    await saveRefund(tx, refund.id, { done_at: now, failure: null, ...(providerId && { provider_id: providerId }) });
    const payment = await findPayment(tx, refund.payment_id);
    if (payment) await tell(billingChanged, { id: payment.space_id });
  });
  return true;
}

/** Sends all pending refunds of a payment in order. A refused refund stays pending, is logged and is retried by the routine. */
export async function sendRefunds(asked: PaymentCtx, paymentId: string): Promise<void> {
  for (let next = await findNextRefund(asked.db, paymentId); next; next = await findNextRefund(asked.db, paymentId)) {
    if (next.intent_id === null) return asked.log.error({ refund: next.id }, "nothing was paid that could go back");
    if (!(await refundOne(asked, next, next.intent_id))) return;
    await settlePayment(asked, next.intent_id);
  }
}

export async function runRefundJob(ctx: WorkCtx, { refundId }: { refundId: string }): Promise<void> {
  const asked = paymentCtxOfWork(ctx);
  const refund = await findRefund(ctx.db, refundId);
  if (asked && refund) await sendRefunds(asked, refund.payment_id);
}

/**
 * Applies a credit note, which reduces or cancels the amount due, to the intent at the provider. If the invoice was paid at the
 * same time, settling the payment refunds the surplus.
 */
async function lower(asked: PaymentCtx, row: PaymentRow): Promise<void> {
  const { id, provider_id: intentId, amount_cents: amountCents } = row;
  if (intentId === null || row.status === "paid") return;
  try {
    if (isFinalStatus(row.status)) await asked.payments.cancelIntent(intentId);
    else await asked.payments.changeIntent(intentId, { amountCents });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    asked.log.warn({ payment: id, refusal: error.code }, "paid while it was credited");
  }
  await settlePayment(asked, intentId);
}

export async function applyCreditNote(ctx: WorkCtx, { creditNoteId }: { creditNoteId: string }): Promise<void> {
  const asked = paymentCtxOfWork(ctx);
  if (!asked) return;
  const refund = await findRefundOfNote(ctx.db, creditNoteId);
  if (refund) return sendRefunds(asked, refund.payment_id);
  const id = await findPaymentOfNote(ctx.db, creditNoteId);
  const payment = id && (await findPayment(ctx.db, id));
  if (!payment) return;
  await lower(asked, payment);
  await asked.write("credited", (inner) => resumePremium(inner, payment.space_id));
}
