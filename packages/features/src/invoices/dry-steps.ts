import { findSpacesToClose } from "../clicks/index.ts";
import { fail } from "../kernel/failure.ts";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import { defineRunner, type NewRunLine, type RunRowResult, type RunContext } from "../runs/index.ts";
import { issueInvoicesUpTo } from "./billing-steps.ts";
import { closeLedgers } from "./close-ledgers.ts";
import type { InvoiceIssueResult } from "./issue-invoice.ts";
import { lastOf } from "./months.ts";
import { alreadyLine, closedLine, issuedLine } from "./rows.ts";
import { findSpaceNames, findSpacesInvoiced, findSpacesToInvoice } from "./step-queries.ts";

class Rehearsed<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super("rehearsed");
    this.answer = answer;
  }
}

/**
 * Executes a billing step and rolls it back, so that a dry run reports exactly what would happen. Numbers, blocks, notifications and jobs are rows of
 * the transaction, so nothing remains.
 */
async function rehearse<T>({ write }: Pick<WorkCtx, "write">, work: (ctx: WorkWriteCtx) => Promise<T>): Promise<T> {
  try {
    return await write("rehearsed", async (ctx) => {
      throw new Rehearsed(await work(ctx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.answer as T;
    throw error;
  }
}

type DryRunInput = { readonly month: string; readonly day?: string; readonly spaceId: string | null };

/** Calls `ask` for each Space until the run is stopped. If the run resumes after a crash, Spaces that already have a line in it are skipped. */
async function eachSpace(
  running: RunContext,
  spaces: readonly string[],
  ask: (spaceId: string) => Promise<RunRowResult>,
): Promise<void> {
  const names = await findSpaceNames(running.ctx.db, spaces);
  for (const spaceId of spaces) {
    if (await running.stopped()) return;
    if (await running.seen("space", spaceId)) continue;
    const { sums = {}, ...line } = await ask(spaceId);
    await running.line({ kind: "space", targetId: spaceId, name: names.get(spaceId) ?? "", ...line });
    for (const [name, value] of Object.entries(sums)) await running.outcome(name, value);
  }
}

const dryClosing = defineRunner<DryRunInput>("ledgers", async (running, { month, day, spaceId }) => {
  const { ctx } = running;
  const spaces = await findSpacesToClose(ctx.db, day ?? lastOf(month), spaceId);
  await running.total(spaces.length);
  await eachSpace(running, spaces, async (one) => {
    const closed = await rehearse(ctx, (tx) => closeLedgers(tx, { spaceId: one, month, day }));
    const line = closedLine(closed);
    return closed.wrong.length === 0 ? line : { ...line, state: "failed", note: "ledgers.wrong" };
  });
});

/** Dry run of issuing for one Space, including its blocked earlier months: issues the invoices and rolls back. */
async function rehearseIssue({ ctx }: RunContext, spaceId: string, month: string): Promise<RunRowResult> {
  const seller = ctx.seller ?? fail("invoice.sellerMissing");
  const issued = await rehearse(ctx, async (tx) => {
    const all: InvoiceIssueResult[] = [];
    const inside = {
      db: tx.tx,
      log: ctx.log,
      write: <T>(_why: string, work: (inner: typeof tx) => Promise<T>) => work(tx),
    };
    await issueInvoicesUpTo(inside, { spaceId, month }, seller, async (_, one) => void all.push(one));
    return all;
  });
  const own = issuedLine(issued.at(-1)!);
  const before = issued.slice(0, -1).flatMap((one) => (one.as === "issued" ? [one.totalCents] : []));
  const sums = { ...own.sums };
  for (const totalCents of before) {
    sums.issued = (sums.issued ?? 0) + 1;
    sums.totalCents = (sums.totalCents ?? 0) + totalCents;
  }
  return { ...own, sums };
}

async function sayAlready(running: RunContext, spaces: readonly string[]): Promise<void> {
  const names = await findSpaceNames(running.ctx.db, spaces);
  const lines = spaces.map((id): NewRunLine => alreadyLine(id, names.get(id) ?? ""));
  for (const line of lines) {
    if (await running.seen(line.kind, line.targetId)) continue;
    await running.line(line);
    await running.outcome("skipped", 1);
  }
}

const dryIssuing = defineRunner<DryRunInput>("invoices", async (running, { month, spaceId }) => {
  const { db } = running.ctx;
  const already = await findSpacesInvoiced(db, { month, spaceId });
  const spaces = await findSpacesToInvoice(db, { month, spaceId });
  await running.total(already.length + spaces.length);
  await eachSpace(running, spaces, (one) => rehearseIssue(running, one, month));
  if (!(await running.stopped())) await sayAlready(running, already);
});

/** The runners of dry runs. Real runs need no runner, because each Space has its own job: see billing-steps.ts. */
export const invoiceRunners = [dryClosing, dryIssuing];
