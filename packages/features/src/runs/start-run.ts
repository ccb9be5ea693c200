import type { Run, RunWhat } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { runChanged } from "./events.ts";
import { carryOutRun } from "./jobs.ts";
import { presentRun } from "./present.ts";
import { findOpenRun, findRun, insertRun, type RunRow } from "./queries.ts";

export type RunRequest = {
  readonly what: RunWhat;
  readonly subject: string;
  readonly dry: boolean;
  readonly payload: object;
  readonly reason: string | null;
  /** Only one run per key is open at a time: starting it again returns that run. */
  readonly key?: string;
  /** Its rows are separate jobs, which the caller enqueues: see `awaitRows`. */
  readonly byJobs?: boolean;
};

export type Started = { readonly run: Run; readonly isNew: boolean };
type Starting = Pick<Ctx, "tx" | "now" | "actor" | "tell" | "enqueue">;

async function rowOf({ tx, now, actor }: Starting, asked: RunRequest): Promise<{ row: RunRow; isNew: boolean }> {
  const { key = null, byJobs = false, ...run } = asked;
  for (;;) {
    const state = byJobs ? "running" : "waiting";
    const id = await insertRun(tx, { ...run, byId: actor.id, onceKey: key, state }, now);
    const row = id === undefined ? await findOpenRun(tx, key!) : await findRun(tx, id);
    // Retries if the open run ended between the insert and the lookup.
    if (row) return { row, isNew: id !== undefined };
  }
}

/** Also returns whether this call created the run. */
export async function startOnce(ctx: Starting, asked: RunRequest): Promise<Started> {
  const { row, isNew } = await rowOf(ctx, asked);
  if (isNew) {
    if (!asked.byJobs) await ctx.enqueue(carryOutRun, { runId: row.id });
    await ctx.tell(runChanged, { id: row.id });
  }
  return { run: presentRun(row, ctx.now), isNew };
}

/** Inserts the run and enqueues its job in the caller's transaction. */
export const startRun = async (ctx: Starting, asked: RunRequest): Promise<Run> => (await startOnce(ctx, asked)).run;
