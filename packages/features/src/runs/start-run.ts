import type { Run, RunWhat } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { runChanged } from "./events.ts";
import { carryOutRun } from "./jobs.ts";
import { presentRun } from "./present.ts";
import { findOpenRun, findRun, insertRun, type RunRow } from "./queries.ts";

export type Asked = {
  readonly what: RunWhat;
  readonly subject: string;
  readonly dry: boolean;
  readonly payload: object;
  readonly reason: string | null;
  /** Of one key one is open at a time: who starts it again gets that one. */
  readonly key?: string;
  /** Its rows are jobs of their own, which the caller sends: see `awaitRows`. */
  readonly byJobs?: boolean;
};

export type Started = { readonly run: Run; readonly isNew: boolean };
type Starting = Pick<Ctx, "tx" | "now" | "actor" | "tell" | "enqueue">;

async function rowOf({ tx, now, actor }: Starting, asked: Asked): Promise<{ row: RunRow; isNew: boolean }> {
  const { key = null, byJobs = false, ...run } = asked;
  for (;;) {
    const state = byJobs ? "running" : "waiting";
    const id = await insertRun(tx, { ...run, byId: actor.id, onceKey: key, state }, now);
    const row = id === undefined ? await findOpenRun(tx, key!) : await findRun(tx, id);
    // It was over a moment after it stood in the way.
    if (row) return { row, isNew: id !== undefined };
  }
}

/** For who must know whether it is the first to ask. */
export async function startOnce(ctx: Starting, asked: Asked): Promise<Started> {
  const { row, isNew } = await rowOf(ctx, asked);
  if (isNew) {
    if (!asked.byJobs) await ctx.enqueue(carryOutRun, { runId: row.id });
    await ctx.tell(runChanged, { id: row.id });
  }
  return { run: presentRun(row, ctx.now), isNew };
}

/** In the transaction of who asks: the row, and the job that carries it out. */
export const startRun = async (ctx: Starting, asked: Asked): Promise<Run> => (await startOnce(ctx, asked)).run;
