import { guest } from "../kernel/ctx.ts";
import type { Seller } from "../kernel/platform.ts";
import type { WorkCtx, WorkTx } from "../kernel/work.ts";
import { asRow } from "../runs/index.ts";
import { findBlocks } from "./block-queries.ts";
import { closePeriod, LedgersWrong, type OfPeriod } from "./close-ledgers.ts";
import type { OfMonth } from "./draft-month.ts";
import { issueMonth, type Issued } from "./issue-invoice.ts";
import { isOver } from "./months.ts";
import { closedLine, issuedLine } from "./rows.ts";
import type { Starting } from "./start-steps.ts";

type OfRun = { readonly runId?: string | undefined };

/** Closes the ledgers of one Space. */
export const close = (ctx: WorkCtx, { runId, ...of }: OfPeriod & OfRun): Promise<void> =>
  asRow(ctx, { runId, kind: "space", targetId: of.spaceId }, async (row) => {
    const { wrong } = await row.ctx.write("ledgers closed", async (tx) => {
      const closed = await closePeriod(tx, of);
      const line = closedLine(closed);
      if (closed.wrong.length === 0) await row.settle(tx, line);
      else await row.count(tx, line.sums ?? {});
      return closed;
    });
    if (wrong.length > 0) throw new LedgersWrong(wrong);
  });

type Issuing = Pick<WorkCtx, "db" | "write" | "log">;
type Note = (ctx: WorkTx, issued: Issued, month: string) => Promise<void>;

/** Issues a Space's invoice, after those of its blocked earlier months, so that each month has its own clicks. */
export async function issueUpTo({ db, write, log }: Issuing, of: OfMonth, seller: Seller, note: Note): Promise<void> {
  // If the first step is late or failed for a day, the other days are closed here, and that day is on a later invoice.
  const { wrong } = await write("ledgers closed", (ctx) => closePeriod(ctx, of));
  if (wrong.length > 0) log.error({ ...of, wrong }, "invoiced without ledgers that do not add up");
  const waiting = (await findBlocks(db, of.spaceId)).map(({ month }) => month).filter((month) => month < of.month);
  for (const month of [...waiting, of.month])
    await write("invoice issued", async (ctx) => note(ctx, await issueMonth(ctx, { ...of, month }, seller), month));
}

/** Issues the invoice of one Space. */
export const issue = (ctx: WorkCtx, { runId, ...of }: OfMonth & OfRun): Promise<void> =>
  asRow(ctx, { runId, kind: "space", targetId: of.spaceId }, async (row) => {
    const { now, log, seller, write } = row.ctx;
    const unable = seller ? (isOver(of.month, now) ? null : "invoice.monthNotOver") : "invoice.sellerMissing";
    if (unable !== null || !seller) {
      log.error({ ...of, unable }, "no invoice is issued");
      return write("not issued", (tx) => row.settle(tx, { state: "failed", note: unable }));
    }
    await issueUpTo(row.ctx, of, seller, async (tx, issued, month) => {
      const line = issuedLine(issued);
      if (month === of.month) return row.settle(tx, line);
      if (issued.as === "issued") await row.count(tx, line.sums ?? {});
    });
  });

/** Scheduled runs have no actor and no reason. */
export const byClock = (ctx: WorkTx): Starting => ({ ...ctx, actor: guest, reason: null });
