import type { Run, RunKind } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { runChanged } from "./events.ts";
import { carryOutRun } from "./jobs.ts";
import { presentRun } from "./present.ts";
import { findOpenRun, findRun, insertRun, isOpen, lockRun, setRun, type RunRow } from "./queries.ts";
import { readRun } from "./read-run.ts";

export type RunRequest = {
  readonly what: RunKind;
  readonly subject: string;
  readonly dry: boolean;
  readonly payload: object;
  readonly reason: string | null;
  /** Idempotency key: only one run per key is open at a time. Starting a run with the key of an open run returns the open run. */
  readonly key?: string;
  /** True if the rows of the run are separate jobs, which the caller enqueues: see `awaitRows`. */
  readonly byJobs?: boolean;
};

export type StartedRun = { readonly run: Run; readonly isNew: boolean };
type RunStartCtx = Pick<Ctx, "tx" | "now" | "actor" | "tell" | "enqueue">;

async function rowOf({ tx, now, actor }: RunStartCtx, asked: RunRequest): Promise<{ row: RunRow; isNew: boolean }> {
  const { key = null, byJobs = false, ...run } = asked;
  for (;;) {
    const state = byJobs ? "running" : "waiting";
    const id = await insertRun(tx, { ...run, byId: actor.id, onceKey: key, state }, now);
    const row = id === undefined ? await findOpenRun(tx, key!) : await findRun(tx, id);
    // If the open run ended between the insert and the lookup, the loop tries again.
    if (row) return { row, isNew: id !== undefined };
  }
}

/** Starts a run, or returns the open run with the same key. `isNew` says whether this call created it. */
export async function startOnce(ctx: RunStartCtx, asked: RunRequest): Promise<StartedRun> {
  const { row, isNew } = await rowOf(ctx, asked);
  if (isNew) {
    if (!asked.byJobs) await ctx.enqueue(carryOutRun, { runId: row.id });
    await ctx.tell(runChanged, { id: row.id });
  }
  return { run: presentRun(row, ctx.now), isNew };
}

/** Inserts a run and enqueues its job in the caller's transaction. */
export const startRun = async (ctx: RunStartCtx, asked: RunRequest): Promise<Run> => (await startOnce(ctx, asked)).run;

/** Stops a run: a running run ends after its current row, a waiting run ends at once. */
export async function stopRun(ctx: Ctx, { id }: { id: string }): Promise<Run> {
  const row = (await lockRun(ctx.tx, id)) ?? fail("run.notFound");
  if (!isOpen(row)) fail("run.over");
  const begun = row.state === "running";
  await setRun(ctx.tx, id, { stopping: true, ...(!begun && { state: "stopped", ended_at: ctx.now }) });
  await ctx.tell(runChanged, { id });
  return readRun(ctx, { id });
}
