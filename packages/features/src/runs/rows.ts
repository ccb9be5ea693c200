import { writtenReason, type RunLine } from "@orbita/contract";
import { sql } from "kysely";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import { problemOf } from "./execute-run.ts";
import { emitHeartbeat } from "./events.ts";
import { countLines, insertLines, isOpen, lockRun, setRun, type NewRunLine } from "./queries.ts";

// This file is for runs whose rows are separate jobs, executed by many workers at once. Such a run ends when no row is waiting.

type RunRowWriteCtx = Pick<WorkWriteCtx, "tx" | "now" | "tell">;
export type RunRowKey = { readonly runId: string; readonly kind: string; readonly targetId: string };
type RowSums = Readonly<Record<string, number>>;

const sumsOf = (sums: RowSums) => new Map(Object.entries(sums));

/** Ends the run when no row is waiting any more. The lock on the run ensures that only one worker ends it. */
async function endIfLast(ctx: RunRowWriteCtx, runId: string): Promise<void> {
  const row = (await lockRun(ctx.tx, runId))!;
  const { rows } = await sql`select from run_lines where run_id = ${runId} and state = 'waiting' limit 1`.execute(
    ctx.tx,
  );
  const over = rows.length === 0 && isOpen(row);
  if (over) await setRun(ctx.tx, runId, { state: row.stopping ? "stopped" : "done", ended_at: ctx.now });
  await emitHeartbeat(ctx, row, { over });
}

export type PendingRows = {
  readonly rows: readonly Pick<NewRunLine, "kind" | "targetId" | "name">[];
  /** Log lines for rows whose result is known before any job starts. */
  readonly lines?: readonly NewRunLine[];
  readonly sums?: RowSums;
};

/** Inserts the waiting rows of a run. Call it in the transaction that starts the run and enqueues its jobs. */
export async function awaitRows(
  ctx: RunRowWriteCtx,
  runId: string,
  { rows, lines = [], sums = {} }: PendingRows,
): Promise<void> {
  const { tx } = ctx;
  const states = await insertLines(tx, runId, lines);
  await insertLines(
    tx,
    runId,
    rows.map((row) => ({ ...row, state: "waiting" })),
  );
  await setRun(tx, runId, { total: rows.length + states.length });
  await countLines(tx, runId, { states, sums: sumsOf(sums), outcome: [] });
  await endIfLast(ctx, runId);
}

/** Removes a waiting row of a run because the run was stopped. */
async function leaveRow(ctx: RunRowWriteCtx, { runId, kind, targetId }: RunRowKey): Promise<void> {
  await lockRun(ctx.tx, runId);
  await sql`delete from run_lines
    where run_id = ${runId} and kind = ${kind} and target_id = ${targetId} and state = 'waiting'`.execute(ctx.tx);
  await endIfLast(ctx, runId);
}

export type RunRowResult = Pick<NewRunLine, "note" | "amountCents"> & {
  readonly state: RunLine["state"];
  readonly sums?: RowSums;
};

/**
 * Stores the result of a row of a run. Each row counts once: a job that runs again finds the result. A retry can correct a failed row, even after the
 * run ended.
 */
async function settleRow(
  ctx: RunRowWriteCtx,
  { runId, kind, targetId }: RunRowKey,
  result: RunRowResult,
): Promise<void> {
  const { tx } = ctx;
  const run = await lockRun(tx, runId);
  if (!run || !(isOpen(run) || run.state === "done")) return;
  const { rows } = await sql<{ before: string }>`
    update run_lines l set state = ${result.state}, note = ${result.note ?? null}, amount_cents = ${result.amountCents ?? null}
    from (select state from run_lines where run_id = ${runId} and kind = ${kind} and target_id = ${targetId}) as old (before)
    where l.run_id = ${runId} and l.kind = ${kind} and l.target_id = ${targetId} and l.state in ('waiting', 'failed')
    returning old.before`.execute(tx);
  if (!rows[0]) return;
  if (rows[0].before === "failed")
    await sql`update runs set done = done - 1, failed = failed - 1 where id = ${runId}`.execute(tx);
  await countLines(tx, runId, {
    states: [result.state],
    sums: sumsOf(result.sums ?? {}),
    outcome: run.outcome,
  });
  await endIfLast(ctx, runId);
}

export type RunRowHandle = {
  /** A context whose writes are attributed to the user who started the run, with their reason. */
  readonly ctx: WorkCtx;
  /** Stores the result of the row. Call it in the transaction that does the row's work, so that the counts match what was done. */
  readonly settle: (ctx: RunRowWriteCtx, result: RunRowResult) => Promise<void>;
  /** Adds intermediate sums of a row to the outcome of the run. */
  readonly count: (ctx: RunRowWriteCtx, sums: RowSums) => Promise<void>;
};

const alone = (ctx: WorkCtx): RunRowHandle => ({ ctx, settle: async () => {}, count: async () => {} });

async function countSums({ tx }: RunRowWriteCtx, runId: string, sums: RowSums): Promise<void> {
  const run = await lockRun(tx, runId);
  if (run) await countLines(tx, runId, { states: [], sums: sumsOf(sums), outcome: run.outcome });
}

/**
 * Runs a job that may process one line of a run. If the run was stopped, the job does not start. If the job fails, the line records
 * the failure, and the queue retries the job.
 */
export async function withRunRow(
  ctx: WorkCtx,
  of: Omit<RunRowKey, "runId"> & { readonly runId: string | undefined },
  work: (row: RunRowHandle) => Promise<void>,
): Promise<void> {
  const { runId } = of;
  if (runId === undefined) return work(alone(ctx));
  const row = { ...of, runId };
  const run = await ctx.db
    .selectFrom("runs")
    .select(["by_id", "reason", "stopping"])
    .where("id", "=", runId)
    .executeTakeFirst();
  if (run?.stopping) return ctx.write("run stopped", (tx) => leaveRow(tx, row));
  const { by_id: by = null, reason = null } = run ?? {};
  try {
    await work({
      ctx: { ...ctx, write: (why, inner) => ctx.write(reason === null ? why : writtenReason(reason), inner, by) },
      settle: (tx, result) => settleRow(tx, row, result),
      count: (tx, sums) => countSums(tx, runId, sums),
    });
  } catch (error) {
    await ctx.write("run counted", (tx) => settleRow(tx, row, { state: "failed", note: problemOf(error) }));
    throw error;
  }
}
