import type { RunLine } from "@orbita/contract";
import { sql } from "kysely";
import type { WorkCtx, WorkTx } from "../kernel/work.ts";
import { problemOf } from "./carry-out.ts";
import { tellBeat } from "./events.ts";
import { countLines, insertLines, isOpen, lockRun, setRun, type NewLine } from "./queries.ts";

// Runs whose rows are separate jobs, executed by many workers at once. The run ends when no row is waiting.

type Writing = Pick<WorkTx, "tx" | "now" | "tell">;
export type RowOf = { readonly runId: string; readonly kind: string; readonly targetId: string };
type Sums = Readonly<Record<string, number>>;

const sumsOf = (sums: Sums) => new Map(Object.entries(sums));

/** Ends the run if no row is waiting. The lock ensures that only one worker ends it. */
async function endIfLast(ctx: Writing, runId: string): Promise<void> {
  const row = (await lockRun(ctx.tx, runId))!;
  const { rows } = await sql`select from run_lines where run_id = ${runId} and state = 'waiting' limit 1`.execute(
    ctx.tx,
  );
  const over = rows.length === 0 && isOpen(row);
  if (over) await setRun(ctx.tx, runId, { state: row.stopping ? "stopped" : "done", ended_at: ctx.now });
  await tellBeat(ctx, row, { over });
}

export type Waiting = {
  readonly rows: readonly Pick<NewLine, "kind" | "targetId" | "name">[];
  /** Rows whose result is known before any job starts. */
  readonly lines?: readonly NewLine[];
  readonly sums?: Sums;
};

/** Call it in the transaction that starts the run and enqueues its jobs. */
export async function awaitRows(ctx: Writing, runId: string, { rows, lines = [], sums = {} }: Waiting): Promise<void> {
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

/** Removes a waiting row because the run was stopped. */
async function leaveRow(ctx: Writing, { runId, kind, targetId }: RowOf): Promise<void> {
  await lockRun(ctx.tx, runId);
  await sql`delete from run_lines
    where run_id = ${runId} and kind = ${kind} and target_id = ${targetId} and state = 'waiting'`.execute(ctx.tx);
  await endIfLast(ctx, runId);
}

export type Result = Pick<NewLine, "note" | "amountCents"> & {
  readonly state: RunLine["state"];
  readonly sums?: Sums;
};

/** Counts each row once: a job that runs again finds the result. A retry can correct a failed row, even after the run ended. */
async function settleRow(ctx: Writing, { runId, kind, targetId }: RowOf, result: Result): Promise<void> {
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

export type Row = {
  /** Writes are attributed to the user who started the run, with their reason. */
  readonly ctx: WorkCtx;
  /** Call it in the transaction of the effect, so that the counts match what was done. */
  readonly settle: (ctx: Writing, result: Result) => Promise<void>;
  /** Adds intermediate results. */
  readonly count: (ctx: Writing, sums: Sums) => Promise<void>;
};

const alone = (ctx: WorkCtx): Row => ({ ctx, settle: async () => {}, count: async () => {} });

async function countSums({ tx }: Writing, runId: string, sums: Sums): Promise<void> {
  const run = await lockRun(tx, runId);
  if (run) await countLines(tx, runId, { states: [], sums: sumsOf(sums), outcome: run.outcome });
}

/**
 * Runs a job that may be a row of a run. It does not start if the run was stopped. If it fails, its line records the failure and
 * the queue retries it.
 */
export async function asRow(
  ctx: WorkCtx,
  of: Omit<RowOf, "runId"> & { readonly runId: string | undefined },
  work: (row: Row) => Promise<void>,
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
      ctx: { ...ctx, write: (why, inner) => ctx.write(reason ?? why, inner, by) },
      settle: (tx, result) => settleRow(tx, row, result),
      count: (tx, sums) => countSums(tx, runId, sums),
    });
  } catch (error) {
    await ctx.write("run counted", (tx) => settleRow(tx, row, { state: "failed", note: problemOf(error) }));
    throw error;
  }
}
