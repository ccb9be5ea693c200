import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { findInvoiceBlocks } from "./block-queries.ts";
import { toScheduledCtx, closeSpaceLedgers, issueSpaceInvoice } from "./billing-steps.ts";
import { closeLedgersJob, issueInvoiceJob } from "./jobs.ts";
import { monthBefore, monthNow } from "./months.ts";
import { enqueueIssue, startClosingStep, startIssuingStep } from "./start-step.ts";

export const invoiceJobHandlers: readonly JobHandler[] = [
  handleJob(closeLedgersJob, closeSpaceLedgers),
  handleJob(issueInvoiceJob, issueSpaceInvoice),
];

const lastMonth = (now: Date) => ({ month: monthBefore(monthNow(now)), spaceId: null, dry: false });

/**
 * The first two steps of the monthly billing, for the previous month in Rome time; the third step is in
 * collecting/job-handlers.ts. Each routine returns the number of Spaces.
 */
export const invoiceRoutines: readonly Routine[] = [
  {
    name: "invoices.close",
    cron: "0 3 1 * *",
    run: async ({ write, now }) =>
      (await write("the month's ledgers", (ctx) => startClosingStep(toScheduledCtx(ctx), lastMonth(now)))).spaces,
  },
  {
    name: "invoices.issue",
    cron: "20 3 1 * *",
    run: async ({ write, now }) =>
      (await write("the month's invoices", (ctx) => startIssuingStep(toScheduledCtx(ctx), lastMonth(now)))).spaces,
  },
  {
    name: "invoices.issueBlocked",
    cron: "30 4 * * *",
    run: async ({ db, write }) => {
      const blocks = await findInvoiceBlocks(db);
      await write("months that were blocked", async (ctx) => {
        for (const { spaceId, month } of blocks) await enqueueIssue(ctx, { spaceId, month });
      });
      return blocks.length;
    },
  },
];
