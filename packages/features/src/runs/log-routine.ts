import type { WorkCtx } from "../kernel/work.ts";
import { problemOf } from "./execute-run.ts";
import { findOpenRun, insertRun, setRun } from "./queries.ts";

/** Opens the run of a routine. If its last run crashed with the worker, continues that run. */
async function open({ write }: WorkCtx, name: string): Promise<string> {
  const onceKey = `routine:${name}`;
  const routine = { what: "routine", subject: name, dry: false, payload: {}, byId: null, reason: null } as const;
  return write("routine", async ({ tx, now }) => {
    for (;;) {
      const id = await insertRun(tx, { ...routine, onceKey, state: "running" }, now);
      const standing = id === undefined ? await findOpenRun(tx, onceKey) : { id };
      if (standing) return standing.id;
    }
  });
}

/** Executes a routine and records it in the log of runs: its time, the number of rows if known, and its error. */
export async function logRoutine(
  ctx: WorkCtx,
  name: string,
  run: (ctx: WorkCtx) => Promise<number | void>,
): Promise<void> {
  const id = await open(ctx, name);
  try {
    const count = await run(ctx);
    const rows = typeof count === "number" ? { total: count, done: count, ok: count } : {};
    await ctx.write("routine", ({ tx }) => setRun(tx, id, { state: "done", ended_at: new Date(), ...rows }));
  } catch (error) {
    const problem = problemOf(error);
    await ctx.write("routine", ({ tx }) => setRun(tx, id, { state: "failed", ended_at: new Date(), problem }));
    throw error;
  }
}
