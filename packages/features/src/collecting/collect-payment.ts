import { PaymentDeclined, PaymentRefused } from "@orbita/platform";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import {
  paymentCtxOfWork,
  billingChanged,
  ensureCustomer,
  findDefaultCard,
  savePayment,
  type PaymentCtx,
  type Payer,
} from "../payments/index.ts";
import { findLostIntent, readyIntent } from "./intents.ts";
import { findPayment, lockFreePayment, type PaymentRow } from "./queries.ts";
import { attemptKey, isFinalStatus, keyLife, leastCents, noCard, silence, unanswered } from "./rules.ts";
import { failByClock, settlePayment, settleWithout } from "./settle-payment.ts";

type StartedPayment = PaymentRow & { readonly attempt_key: string; readonly attempt_card: string };
const isBegun = (row: PaymentRow): row is StartedPayment => row.attempt_key !== null && row.attempt_card !== null;

type AttemptInput = { readonly card: string; readonly present: boolean };

/** Saves the attempt to collect a payment before the provider is called, so that a later run knows its key and card. The caller holds the row lock. */
export async function beginAttempt(
  { tx, now }: WorkWriteCtx,
  row: PaymentRow,
  { card, present }: AttemptInput,
): Promise<StartedPayment> {
  const attempts = row.attempts + 1;
  const change = {
    status: "processing" as const,
    attempts,
    attempt_key: attemptKey(row.id, attempts),
    attempt_card: card,
    attempt_at: now,
    attempt_present: present,
    ...(!present && row.first_try_at === null && { first_try_at: now }),
  };
  await savePayment(tx, row.id, change);
  return { ...row, ...change };
}

/** Records an attempt to collect a payment without a card. It counts like a declined attempt: the owners are notified, and the retry schedule continues. */
async function noteNoCard(ctx: WorkWriteCtx, row: PaymentRow): Promise<void> {
  const tried = { attempts: row.attempts + 1, attempt_at: ctx.now, first_try_at: row.first_try_at ?? ctx.now };
  const change = await failByClock(ctx, { ...row, ...tried }, noCard);
  await savePayment(ctx.tx, row.id, { ...tried, ...change });
  await ctx.tell(billingChanged, { id: row.space_id });
}

/** Starts the scheduled attempt to collect a payment. Of two concurrent runs, only one gets the payment; the other finds it locked or already started. */
async function beginByClock(ctx: WorkWriteCtx, id: string): Promise<StartedPayment | null> {
  const row = await lockFreePayment(ctx.tx, id);
  if (!row?.collected || isFinalStatus(row.status) || row.status === "processing" || row.attempt_key !== null)
    return null;
  if (row.next_try_at === null || row.next_try_at > ctx.now) return null;
  if (row.amount_cents < leastCents) {
    await savePayment(ctx.tx, row.id, { next_try_at: null });
    return null;
  }
  const card = await findDefaultCard(ctx.tx, { spaceId: row.space_id });
  if (card) return beginAttempt(ctx, row, { card: card.provider_id, present: false });
  await noteNoCard(ctx, row);
  return null;
}

/**
 * Charges the card under the attempt's idempotency key, so that a repeated call has no further effect. If the provider does
 * not respond, the attempt stays open and is queried later. Saves a decline or refusal and then throws `PaymentDeclined`.
 */
export async function chargeAttempt(asked: PaymentCtx, row: StartedPayment, payer: Payer): Promise<void> {
  const { attempt_key: key, attempt_card: card } = row;
  let intentId = row.provider_id;
  try {
    const customer = await ensureCustomer(asked, payer);
    if (row.customer_id !== customer.id)
      await asked.write("who pays", ({ tx }) => savePayment(tx, row.id, { customer_id: customer.id }));
    const intent = await readyIntent(asked, row, customer);
    intentId = intent.id;
    if (intent.status !== "succeeded" && intent.status !== "canceled")
      await asked.payments.confirmIntent(intent.id, { key, card, offSession: !row.attempt_present });
    await settlePayment(asked, intent.id, { key });
  } catch (error) {
    const declined = error instanceof PaymentDeclined;
    if (!declined && !(error instanceof PaymentRefused)) throw error;
    const failure = declined ? error.failure : error.code;
    if (!declined) asked.log.error({ payment: row.id, refusal: failure, reason: error.message }, "a charge is refused");
    if (intentId === null) await settleWithout(asked, row.id, { key, failure });
    else await settlePayment(asked, intentId, { key, failure });
    throw new PaymentDeclined(failure, null);
  }
}

/** Runs the work and ignores `PaymentDeclined`, because the decline is already saved. */
async function quietly(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error;
  }
}

/**
 * Resumes an attempt to collect a payment that started so long ago that its process is gone. A scheduled attempt is sent again unchanged. An attempt
 * by a member, or an attempt whose idempotency key has expired, is only queried: if its intent is still open, it was not paid.
 */
export async function resumeAttempt(asked: PaymentCtx, row: PaymentRow): Promise<void> {
  const age = asked.now.getTime() - (row.attempt_at?.getTime() ?? 0);
  if (!isBegun(row) || age < silence) return;
  if (!row.attempt_present && age < keyLife) return quietly(chargeAttempt(asked, row, { spaceId: row.space_id }));
  const intentId = row.provider_id ?? (row.asked_at && (await findLostIntent(asked, row))?.id) ?? null;
  const failure = row.attempt_present ? null : unanswered;
  const answered = { key: row.attempt_key, failure };
  await (intentId === null ? settleWithout(asked, row.id, answered) : settlePayment(asked, intentId, answered));
}

/** Charges the default card for one invoice; this is the third step of the monthly billing. Idempotent. */
export async function collectPayment(ctx: WorkCtx, { paymentId }: { paymentId: string }): Promise<void> {
  const asked = paymentCtxOfWork(ctx);
  if (!asked) return;
  const begun = await asked.write("asked for", (tx) => beginByClock(tx, paymentId));
  if (begun) return quietly(chargeAttempt(asked, begun, { spaceId: begun.space_id }));
  const open = await findPayment(ctx.db, paymentId);
  if (open) await resumeAttempt(asked, open);
}
