import { collectPaymentJob, creditIssued } from "../invoices/index.ts";
import { handleJob, type JobHandler, type Routine, type WorkCtx } from "../kernel/work.ts";
import { paymentCtxOfWork, paymentChanged } from "../payments/index.ts";
import { resumeAttempt } from "./collect-payment.ts";
import { collectInRun } from "./collect-in-run.ts";
import { refundPayment } from "./jobs.ts";
import { findPaused, resumePremium } from "./premium.ts";
import { findDue, findUnanswered } from "./queries.ts";
import { findOwing } from "./refund-queries.ts";
import { sendRefunds, applyCreditNote, runRefundJob } from "./send-refunds.ts";
import { silence } from "./rules.ts";
import { settlePayment } from "./settle-payment.ts";

async function runChanged(ctx: WorkCtx, { intentId }: { intentId: string }): Promise<void> {
  const asked = paymentCtxOfWork(ctx);
  if (asked && !(await settlePayment(asked, intentId))) ctx.log.info({ intentId }, "no payment of ours");
}

export const collectingJobHandlers: readonly JobHandler[] = [
  handleJob(collectPaymentJob, collectInRun),
  handleJob(creditIssued, applyCreditNote),
  handleJob(refundPayment, runRefundJob),
  handleJob(paymentChanged, runChanged),
];

/**
 * Enqueues each payment that is due, and resumes the sponsoring of Spaces that no longer have an overdue invoice, for whatever
 * reason.
 */
async function collectDue({ db, now, write }: WorkCtx): Promise<number> {
  const due = await findDue(db, now);
  await write("due", async ({ enqueue }) => {
    for (const paymentId of due) await enqueue(collectPaymentJob, { paymentId }, { key: paymentId });
  });
  const paused = await write("looked at", ({ tx }) => findPaused(tx));
  for (const spaceId of paused) await write("nothing overdue", (ctx) => resumePremium(ctx, spaceId));
  return due.length;
}

/** Runs `work` for each item. A failure does not block the other items; it is logged, and the next run retries it. */
async function each<T>({ log }: WorkCtx, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (const one of all)
    try {
      await work(one);
    } catch (error) {
      log.error({ err: error }, "a payment could not be asked about");
    }
}

/** Queries collection attempts without a response, and sends pending refunds. */
async function askAgain(ctx: WorkCtx): Promise<void> {
  const asked = paymentCtxOfWork(ctx);
  if (!asked) return;
  const open = await findUnanswered(ctx.db, new Date(ctx.now.getTime() - silence));
  await each(ctx, open, (row) => resumeAttempt(asked, row));
  await each(ctx, await findOwing(ctx.db), (paymentId) => sendRefunds(asked, paymentId));
}

/**
 * Charges the invoices of the month (the third step of the monthly billing), retries them daily, and reconciles payments with the
 * provider.
 */
export const collectingRoutines: readonly Routine[] = [
  { name: "collecting.month", cron: "0 4 1 * *", run: collectDue },
  { name: "collecting.collect", cron: "0 5 * * *", run: collectDue },
  { name: "collecting.reconcile", cron: "*/15 * * * *", run: askAgain },
];
