import type { Run } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { runChanged } from "./events.ts";
import { isOpen, lockRun, setRun } from "./queries.ts";
import { readRun } from "./read-runs.ts";

/** A running run ends after its current row; a waiting run ends at once. */
export async function stopRun(ctx: Ctx, { id }: { id: string }): Promise<Run> {
  const row = (await lockRun(ctx.tx, id)) ?? fail("run.notFound");
  if (!isOpen(row)) fail("run.over");
  const begun = row.state === "running";
  await setRun(ctx.tx, id, { stopping: true, ...(!begun && { state: "stopped", ended_at: ctx.now }) });
  await ctx.tell(runChanged, { id });
  return readRun(ctx, { id });
}
