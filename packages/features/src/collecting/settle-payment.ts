import type { Tables } from "@orbita/db";
import { PaymentRefused, type ProviderIntent } from "@orbita/platform";
import type { Updateable } from "kysely";
import { documentNumber, notifyOwners } from "../invoices/index.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { billingChanged, savePayment, type PaymentCtx } from "../payments/index.ts";
import { pausePremium, resumePremium } from "./premium.ts";
import { findPayment, findPaymentOfIntent, lockPayment, type PaymentRow } from "./queries.ts";
import { returnSurplus } from "./refund-queries.ts";
import { isFinalStatus, nextTry, statusAfter } from "./rules.ts";

/**
 * A caller's report about a payment attempt, besides the state of the payment's intent: the idempotency key of the attempt, and the
 * reason for a decline.
 */
export type AttemptReport = { readonly key?: string | null; readonly failure?: string | null };
type PaymentUpdate = Updateable<Tables["payments"]>;
type IntentState = Pick<ProviderIntent, "status" | "failure">;

/**
 * Handles the failure of a scheduled attempt to collect a payment: plans the next retry, or pauses sponsoring after the last retry. Notifies the
 * owners once per attempt.
 */
export async function failByClock(ctx: WorkWriteCtx, row: PaymentRow, failure: string): Promise<PaymentUpdate> {
  const again = nextTry(row.first_try_at ?? ctx.now, ctx.now);
  await notifyOwners(ctx, {
    spaceId: row.space_id,
    kind: "payment.failed",
    key: `payment.failed:${row.id}:${row.attempts}`,
    data: {
      invoiceId: row.invoice_id,
      number: documentNumber({ year: row.invoice_year, number: row.invoice_number }),
      failure,
      again: again?.toISOString() ?? "",
    },
  });
  if (!again) await pausePremium(ctx, row.space_id);
  return { status: "failed", failure, failed_at: ctx.now, next_try_at: again };
}

const answer: PaymentUpdate = { attempt_key: null, attempt_card: null };

/**
 * Handles a payment that the bank declined. If a member was paying, the member saw it on the page, so the retry schedule stays
 * as it is.
 */
async function failed(ctx: WorkWriteCtx, row: PaymentRow, failure: string): Promise<PaymentUpdate> {
  const isNews = row.attempt_key !== null || row.status !== "failed";
  if (!isNews) return {};
  const byClock = !row.attempt_present && (row.attempt_key !== null || row.status === "processing");
  const change = byClock ? await failByClock(ctx, row, failure) : { status: "failed", failure, failed_at: ctx.now };
  return { ...answer, ...change } as PaymentUpdate;
}

async function changeOf(
  ctx: WorkWriteCtx,
  row: PaymentRow,
  intent: IntentState,
  { key, failure }: AttemptReport,
): Promise<PaymentUpdate> {
  const asking = row.attempt_key !== null && row.attempt_key !== key;
  const seen = { ...intent, failure: failure ?? intent.failure };
  const status = statusAfter({ status: row.status, asking }, seen);
  if (isFinalStatus(row.status) || (asking && intent.status === "open")) return {};
  if (status === "failed") return seen.failure === null ? {} : failed(ctx, row, seen.failure);
  if (status === row.status && row.attempt_key === null) return {};
  return { ...answer, status };
}

/** Settles an attempt to collect a payment that has no intent at the provider, which means that the attempt never started. */
export async function settleWithout(asked: PaymentCtx, id: string, answered: AttemptReport): Promise<void> {
  await asked.write("what became of a payment", async (ctx) => {
    const row = await lockPayment(ctx.tx, id);
    if (!row) return;
    const change = await changeOf(ctx, row, { status: "open", failure: null }, answered);
    if (Object.keys(change).length === 0) return;
    await savePayment(ctx.tx, id, change);
    await ctx.tell(billingChanged, { id: row.space_id });
  });
}

/**
 * Computes the changed columns for captured, refunded and disputed amounts, and refunds what was paid in excess. Also applies
 * to payments in a final status.
 */
async function moneyOf(
  ctx: WorkWriteCtx,
  row: PaymentRow,
  intent: ProviderIntent,
  change: PaymentUpdate,
): Promise<PaymentUpdate> {
  const paid = change.status === "paid";
  if (paid && intent.capturedCents !== row.amount_cents)
    ctx.log.error({ payment: row.id, captured: intent.capturedCents, asked: row.amount_cents }, "paid another amount");
  // A credit note was issued while the payment was under way, so the surplus is refunded.
  if (paid && intent.capturedCents > row.amount_cents) await returnSurplus(ctx, row, intent.capturedCents);
  // The payment was cancelled here while it was paid at the provider, so the whole amount is refunded.
  const late = row.status === "canceled" && intent.capturedCents > row.captured_cents;
  if (late) await returnSurplus(ctx, { ...row, amount_cents: 0 }, intent.capturedCents);
  return {
    ...(paid && {
      amount_cents: Math.max(row.amount_cents, intent.capturedCents),
      captured_cents: intent.capturedCents,
      paid_at: ctx.now,
      failure: null,
      failed_at: null,
    }),
    ...(late && { amount_cents: intent.capturedCents, captured_cents: intent.capturedCents }),
    ...((paid || change.status === "canceled") && { next_try_at: null }),
    ...(intent.refundedCents !== row.refunded_cents && { refunded_cents: intent.refundedCents }),
    ...(intent.disputed && row.disputed_at === null && { disputed_at: ctx.now }),
    ...(row.provider_id === null && { provider_id: intent.id }),
  };
}

async function settle(
  ctx: WorkWriteCtx,
  row: PaymentRow,
  intent: ProviderIntent,
  answered: AttemptReport,
): Promise<void> {
  const change = await changeOf(ctx, row, intent, answered);
  const whole = { ...change, ...(await moneyOf(ctx, row, intent, change)) };
  if (Object.keys(whole).length === 0) return;
  await savePayment(ctx.tx, row.id, whole);
  if (whole.status === "paid" || whole.status === "canceled") await resumePremium(ctx, row.space_id);
  await ctx.tell(billingChanged, { id: row.space_id });
}

async function rowOf({ db, payments }: PaymentCtx, intentId: string): Promise<PaymentRow | undefined> {
  const known = await findPaymentOfIntent(db, intentId);
  if (known) return known;
  // No payment has this intent yet if a process crashed after creating the intent and before saving its id. The metadata of the intent contains
  // the id of our payment.
  const intent = await payments.readIntent(intentId).catch((error: unknown) => {
    if (error instanceof PaymentRefused) return null;
    throw error;
  });
  const id = intent?.metadata["payment"];
  const row = id && /^[0-9a-f-]{36}$/.test(id) ? await findPayment(db, id) : undefined;
  return row?.provider_id === null ? row : undefined;
}

/** How often a settlement is tried. It starts again if a concurrent request changed the payment between the read and the lock. */
const rounds = 6;

/**
 * Updates a payment from the provider's state, which is the only trusted source. The webhook, the page, the routines and each
 * attempt end here. The intent is read after our row and is used only if the row has not changed since: of two concurrent reads,
 * the older result is discarded. Final statuses stay final.
 */
export async function settlePayment(
  asked: PaymentCtx,
  intentId: string,
  answered: AttemptReport = {},
): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    const row = await rowOf(asked, intentId);
    if (!row) return false;
    const intent = await asked.payments.readIntent(intentId);
    const settled = await asked.write("what became of a payment", async (ctx) => {
      const locked = await lockPayment(ctx.tx, row.id);
      if (locked?.version !== row.version) return false;
      await settle(ctx, locked, intent, answered);
      return true;
    });
    if (settled) return true;
  }
  throw new Error(`payment intent ${intentId} changes all the time`);
}
