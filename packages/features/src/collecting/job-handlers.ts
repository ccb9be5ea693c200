import { collectPayment, creditIssued } from "../invoices/index.ts";
import { handleJob, type JobHandler, type Routine, type WorkCtx } from "../kernel/work.ts";
import { askingBy, paymentChanged } from "../payments/index.ts";
import { resumeAttempt } from "./collect-payment.ts";
import { collect } from "./collect-row.ts";
import { refundPayment } from "./jobs.ts";
import { findPaused, resumePremium } from "./premium.ts";
import { findDue, findUnanswered } from "./queries.ts";
import { findOwing } from "./refund-queries.ts";
import { refundAll, runCredited, runRefund } from "./refund-payment.ts";
import { silence } from "./rules.ts";
import { settlePayment } from "./settle-payment.ts";

async function runChanged(ctx: WorkCtx, { intentId }: { intentId: string }): Promise<void> {
  const asked = askingBy(ctx);
  if (asked && !(await settlePayment(asked, intentId))) ctx.log.info({ intentId }, "no payment of ours");
}

export const collectingJobHandlers: readonly JobHandler[] = [
  handleJob(collectPayment, collect),
  handleJob(creditIssued, runCredited),
  handleJob(refundPayment, runRefund),
  handleJob(paymentChanged, runChanged),
];

/** Enqueues each due payment, and resumes the sponsoring of Spaces that have nothing overdue any more, for whatever reason. */
async function collectDue({ db, now, write }: WorkCtx): Promise<number> {
  const due = await findDue(db, now);
  await write("due", async ({ enqueue }) => {
    for (const paymentId of due) await enqueue(collectPayment, { paymentId }, { key: paymentId });
  });
  const paused = await write("looked at", ({ tx }) => findPaused(tx));
  for (const spaceId of paused) await write("nothing overdue", (ctx) => resumePremium(ctx, spaceId));
  return due.length;
}

/** A failure does not block the others; it is retried in the next run. */
async function each<T>({ log }: WorkCtx, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (const one of all)
    try {
      await work(one);
    } catch (error) {
      log.error({ err: error }, "a payment could not be asked about");
    }
}

/** Queries attempts without a response, and sends pending refunds. */
async function askAgain(ctx: WorkCtx): Promise<void> {
  const asked = askingBy(ctx);
  if (!asked) return;
  const open = await findUnanswered(ctx.db, new Date(ctx.now.getTime() - silence));
  await each(ctx, open, (row) => resumeAttempt(asked, row));
  await each(ctx, await findOwing(ctx.db), (paymentId) => refundAll(asked, paymentId));
}

/** The third step of the month, and the daily retries. */
export const collectingRoutines: readonly Routine[] = [
  { name: "collecting.month", cron: "0 4 1 * *", run: collectDue },
  { name: "collecting.collect", cron: "0 5 * * *", run: collectDue },
  { name: "collecting.reconcile", cron: "*/15 * * * *", run: askAgain },
];
