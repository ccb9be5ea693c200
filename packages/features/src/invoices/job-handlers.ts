import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { findBlocks } from "./block-queries.ts";
import { byClock, close, issue } from "./carry-out-steps.ts";
import { closeLedgers, issueInvoice } from "./jobs.ts";
import { monthBefore, monthNow } from "./months.ts";
import { enqueueIssue, startClosing, startIssuing } from "./start-steps.ts";

export const invoiceJobHandlers: readonly JobHandler[] = [
  handleJob(closeLedgers, close),
  handleJob(issueInvoice, issue),
];

const lastMonth = (now: Date) => ({ month: monthBefore(monthNow(now)), spaceId: null, dry: false });

/** In Rome time, for the previous month. The third step belongs to collecting. Each returns the number of Spaces. */
export const invoiceRoutines: readonly Routine[] = [
  {
    name: "invoices.close",
    cron: "0 3 1 * *",
    run: async ({ write, now }) =>
      (await write("the month's ledgers", (ctx) => startClosing(byClock(ctx), lastMonth(now)))).spaces,
  },
  {
    name: "invoices.issue",
    cron: "20 3 1 * *",
    run: async ({ write, now }) =>
      (await write("the month's invoices", (ctx) => startIssuing(byClock(ctx), lastMonth(now)))).spaces,
  },
  {
    name: "invoices.issueBlocked",
    cron: "30 4 * * *",
    run: async ({ db, write }) => {
      const blocks = await findBlocks(db);
      await write("months that were blocked", async (ctx) => {
        for (const { spaceId, month } of blocks) await enqueueIssue(ctx, { spaceId, month });
      });
      return blocks.length;
    },
  },
];
