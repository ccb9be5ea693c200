import type { Run } from "@orbita/contract";
import { alone, type Db } from "@orbita/db";
import { rebuild, type RebuildPlan } from "@orbita/platform";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { indexLock, planRebuild, type IndexSource } from "../kernel/index-source.ts";
import { defineRunner, startOnce, type RunExecutor, type RunContext } from "../runs/index.ts";
import { forgetOperations } from "./read-operations.ts";

/** Starts a rebuild of an index. Only one rebuild per index runs at a time: a second request fails with the id of the running one. */
export async function startReindex(ctx: Ctx, sources: readonly IndexSource[], name: string): Promise<Run> {
  if (!sources.some(({ definition }) => definition.name === name)) fail("index.notFound");
  const asked = { what: "reindex", subject: name, dry: false, payload: {}, reason: ctx.reason } as const;
  const { run, isNew } = await startOnce(ctx, { ...asked, key: `reindex ${name}` });
  if (!isNew) fail("run.already", { id: run.id });
  ctx.afterCommit(() => forgetOperations(ctx.tx));
  return run;
}

/** Number of rows per batch of a rebuild; the run logs one line per batch. */
const batch = 250;
const lookAhead = 10_000;

async function countBatches(db: Db, { ids }: IndexSource): Promise<number> {
  let count = 0;
  for (let last: string | null = null; ;) {
    const some: string[] = await ids(db, last, lookAhead);
    count += some.length;
    if (some.length < lookAhead) return Math.ceil(count / batch);
    last = some.at(-1)!;
  }
}

class Stopped extends Error {}

/** The plan of a rebuild that also logs each batch in the run. Stopping the run leaves the old index in place. */
function toReportedPlan(
  { ctx, line, stopped }: RunContext,
  source: IndexSource,
  sums: { documents: number },
): RebuildPlan {
  const plan = planRebuild(ctx.db, source);
  let number = 0;
  return {
    ...plan,
    ids: async (afterId, limit) => {
      if (await stopped()) throw new Stopped("somebody asked to stop");
      return plan.ids(afterId, limit);
    },
    project: async (ids) => {
      const projections = await plan.project(ids);
      sums.documents += projections.filter((one) => one.source !== null).length;
      await line({ kind: "batch", targetId: String(++number), name: `${ids[0]} …`, state: "ok" });
      return projections;
    },
  };
}

export const reindexRunner = (sources: readonly IndexSource[]): RunExecutor =>
  defineRunner("reindex", async (running) => {
    const { ctx, run } = running;
    const source = sources.find(({ definition }) => definition.name === run.subject) ?? fail("index.notFound");
    await running.total(await countBatches(ctx.db, source));
    const sums = { documents: 0 };
    try {
      const { copied } = await alone(ctx.db, indexLock(ctx.search, run.subject), () =>
        rebuild(ctx.search, toReportedPlan(running, source, sums), { ...ctx.search.size, batch }),
      );
      await running.outcome("rows", copied);
      await running.outcome("documents", sums.documents);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  });
