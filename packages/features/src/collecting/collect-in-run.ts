import type { PaymentStatus } from "@orbita/contract";
import { findPaymentsOfMonth, leftOut, paymentRow, type MonthPayment } from "../invoices/index.ts";
import type { WorkCtx } from "../kernel/work.ts";
import { findDefaultCard } from "../payments/index.ts";
import { withRunRow, defineRunner, type RunRowResult, type RunContext } from "../runs/index.ts";
import { collectPayment } from "./collect-payment.ts";
import { findPayment } from "./queries.ts";
import { leastCents, needsMember, noCard } from "./rules.ts";

type PaymentSnapshot = {
  readonly status: PaymentStatus;
  readonly failure: string | null;
  readonly amount_cents: number;
};

/**
 * The result of a payment in a run, derived from the current state of the payment, so that a retry after a crash reports the same
 * result.
 */
export function collectedLine({ status, failure, amount_cents: amountCents }: PaymentSnapshot): RunRowResult {
  if (status === "paid") return { state: "ok", amountCents, sums: { succeeded: 1, totalCents: amountCents } };
  if (status === "processing") return { state: "ok", note: status, amountCents, sums: { processing: 1 } };
  if (status === "requiresAction" || (failure !== null && needsMember(failure)))
    return { state: "failed", note: "requiresAction", amountCents, sums: { toConfirm: 1 } };
  if (status === "failed") return { state: "failed", note: failure, amountCents, sums: { declined: 1 } };
  return { state: "skipped", note: amountCents < leastCents ? "tooLittle" : status, amountCents, sums: { skipped: 1 } };
}

const unable = "payment.unavailable";

/** Charges one invoice (the third step of the monthly billing) and reports the result as a row of the run, if there is a run. */
export async function collectInRun(
  ctx: WorkCtx,
  asked: { paymentId: string; runId?: string | undefined },
): Promise<void> {
  const { paymentId, runId } = asked;
  const payment = runId === undefined ? undefined : await findPayment(ctx.db, paymentId);
  if (!payment) return collectPayment(ctx, { paymentId });
  await withRunRow(ctx, { runId, kind: "invoice", targetId: payment.invoice_id }, async (row) => {
    await collectPayment(row.ctx, { paymentId });
    const after = (await findPayment(ctx.db, paymentId)) ?? payment;
    const result: RunRowResult = ctx.payments ? collectedLine(after) : { state: "failed", note: unable };
    await row.ctx.write("what became of a payment", (tx) => row.settle(tx, result));
  });
}

/**
 * Predicts the result of collecting a payment, for a dry run. A dry run does not call the bank, so it cannot know whether the
 * bank would accept.
 */
async function foretell({ ctx }: RunContext, payment: MonthPayment): Promise<RunRowResult> {
  const { amountCents, spaceId } = payment;
  const note = leftOut(payment, ctx.now) ?? (amountCents < leastCents ? "tooLittle" : null);
  if (note !== null) return { state: "skipped", note, amountCents, sums: { skipped: 1 } };
  if (!ctx.payments) return { state: "failed", note: unable, amountCents };
  const card = await findDefaultCard(ctx.db, { spaceId });
  return card
    ? { state: "ok", amountCents, sums: { due: 1, totalCents: amountCents } }
    : { state: "failed", note: noCard, amountCents, sums: { declined: 1 } };
}

type PaymentRunInput = { readonly month: string; readonly spaceId: string | null };

const dryCollecting = defineRunner<PaymentRunInput>("payments", async (running, asked) => {
  const all = await findPaymentsOfMonth(running.ctx.db, asked);
  await running.total(all.length);
  for (const payment of all) {
    const row = paymentRow(payment);
    if (await running.stopped()) return;
    if (await running.seen(row.kind, row.targetId)) continue;
    const { sums = {}, ...line } = await foretell(running, payment);
    await running.line({ ...row, ...line });
    for (const [name, value] of Object.entries(sums)) await running.outcome(name, value);
  }
});

export const collectingRunners = [dryCollecting];
