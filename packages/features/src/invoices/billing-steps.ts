import { guest } from "../kernel/ctx.ts";
import type { Seller } from "../kernel/platform.ts";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import { withRunRow } from "../runs/index.ts";
import { findInvoiceBlocks } from "./block-queries.ts";
import { closeLedgers, LedgersWrong, type SpacePeriod } from "./close-ledgers.ts";
import type { SpaceMonth } from "./draft-invoice.ts";
import { issueInvoice, type InvoiceIssueResult } from "./issue-invoice.ts";
import { isMonthOver } from "./months.ts";
import { closedLine, issuedLine } from "./rows.ts";
import type { StepStartCtx } from "./start-step.ts";

type BillingRunParams = { readonly runId?: string | undefined };

/** Closes the ledgers of one Space, and reports the result as a row of the run. */
export const closeSpaceLedgers = (ctx: WorkCtx, { runId, ...of }: SpacePeriod & BillingRunParams): Promise<void> =>
  withRunRow(ctx, { runId, kind: "space", targetId: of.spaceId }, async (row) => {
    const { wrong } = await row.ctx.write("ledgers closed", async (tx) => {
      const closed = await closeLedgers(tx, of);
      const line = closedLine(closed);
      if (closed.wrong.length === 0) await row.settle(tx, line);
      else await row.count(tx, line.sums ?? {});
      return closed;
    });
    if (wrong.length > 0) throw new LedgersWrong(wrong);
  });

type InvoicingCtx = Pick<WorkCtx, "db" | "write" | "log">;
type InvoiceIssuedHandler = (ctx: WorkWriteCtx, issued: InvoiceIssueResult, month: string) => Promise<void>;

/**
 * Issues a Space's invoice of a month. Invoices of earlier months that were blocked are issued first, so that each month has its
 * own clicks.
 */
export async function issueInvoicesUpTo(
  { db, write, log }: InvoicingCtx,
  of: SpaceMonth,
  seller: Seller,
  note: InvoiceIssuedHandler,
): Promise<void> {
  // Closes ledgers that the first step left open because it is late or failed. A ledger that still cannot be closed is on a later
  // invoice.
  const { wrong } = await write("ledgers closed", (ctx) => closeLedgers(ctx, of));
  if (wrong.length > 0) log.error({ ...of, wrong }, "invoiced without ledgers that do not add up");
  const waiting = (await findInvoiceBlocks(db, of.spaceId))
    .map(({ month }) => month)
    .filter((month) => month < of.month);
  for (const month of [...waiting, of.month])
    await write("invoice issued", async (ctx) => note(ctx, await issueInvoice(ctx, { ...of, month }, seller), month));
}

/** Issues the invoice of one Space, and reports the result as a row of the run. */
export const issueSpaceInvoice = (ctx: WorkCtx, { runId, ...of }: SpaceMonth & BillingRunParams): Promise<void> =>
  withRunRow(ctx, { runId, kind: "space", targetId: of.spaceId }, async (row) => {
    const { now, log, seller, write } = row.ctx;
    const unable = seller ? (isMonthOver(of.month, now) ? null : "invoice.monthNotOver") : "invoice.sellerMissing";
    if (unable !== null || !seller) {
      log.error({ ...of, unable }, "no invoice is issued");
      return write("not issued", (tx) => row.settle(tx, { state: "failed", note: unable }));
    }
    await issueInvoicesUpTo(row.ctx, of, seller, async (tx, issued, month) => {
      const line = issuedLine(issued);
      if (month === of.month) return row.settle(tx, line);
      if (issued.as === "issued") await row.count(tx, line.sums ?? {});
    });
  });

/** The context of scheduled runs, which have no actor and no reason. */
export const toScheduledCtx = (ctx: WorkWriteCtx): StepStartCtx => ({ ...ctx, actor: guest, reason: null });
