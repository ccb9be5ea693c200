import { randomUUID } from "node:crypto";
import type { RunKind } from "@orbita/contract";
import { ZodError } from "zod";
import { Failure } from "../kernel/failure.ts";
import type { WorkCtx } from "../kernel/work.ts";
import { takeRun } from "./queries.ts";
import { Keeper, RunInterrupted, RunTaken, type RunContext } from "./running.ts";

export type RunExecutor = {
  readonly what: RunKind;
  readonly run: (running: RunContext, payload: never) => Promise<void>;
};

/** Defines how runs of one kind are executed; work.ts lists the runners. */
export const defineRunner = <P>(
  what: RunKind,
  run: (running: RunContext, payload: P) => Promise<void>,
): RunExecutor => ({
  what,
  run,
});

/** The number of crashes after which a run fails for good. A killed worker does not count. */
const mostFalls = 3;

/** An error code or name that identifies the cause without personal data. */
export const problemOf = (error: unknown): string => {
  if (error instanceof Failure) return error.code;
  const { code, name, note } = (error ?? {}) as { code?: unknown; name?: unknown; note?: unknown };
  if (typeof note === "string") return note;
  return [name, code].filter((part) => typeof part === "string").join(" ") || "Error";
};

const isForGood = (error: unknown) => error instanceof Failure || error instanceof ZodError;

type ClaimedRunRow = NonNullable<Awaited<ReturnType<typeof takeRun>>>;

/** Handles a crash of a run: fails the run after three crashes, otherwise rethrows so that the queue retries. */
async function fall(
  ctx: WorkCtx,
  { keeper, taken }: { keeper: Keeper; taken: ClaimedRunRow },
  error: unknown,
): Promise<void> {
  keeper.drop();
  if (error instanceof RunTaken) return;
  if (error instanceof RunInterrupted) throw error;
  ctx.log.error({ err: error, run: taken.id, what: taken.what }, "a run fell");
  if (isForGood(error) || taken.falls + 1 >= mostFalls)
    return keeper.end({ state: "failed", problem: problemOf(error) }, new Date());
  await ctx.write("run fell", ({ tx }) =>
    tx
      .updateTable("runs")
      .set({ falls: taken.falls + 1 })
      .where("id", "=", taken.id)
      .execute(),
  );
  throw error;
}

/** Executes a run from the start, or resumes it where it was interrupted. */
export async function executeRun(ctx: WorkCtx, runners: readonly RunExecutor[], runId: string): Promise<void> {
  const holder = randomUUID();
  const taken = await ctx.write("run taken", ({ tx }) => takeRun(tx, runId, holder));
  // The run has already ended. The queue delivered its job again because it does not know this.
  if (!taken) return;
  const keeper = new Keeper(ctx, taken, holder);
  const runner = runners.find(({ what }) => what === taken.what);
  try {
    if (!runner) throw new Error(`nobody carries out ${taken.what}`);
    await runner.run(keeper.running(), taken.payload as never);
    if (keeper.interrupted) {
      await keeper.flush();
      throw new RunInterrupted("the worker is ending");
    }
    await keeper.flush();
    await keeper.end({ state: keeper.stopping ? "stopped" : "done", problem: null }, new Date());
  } catch (error) {
    await fall(ctx, { keeper, taken }, error);
  }
}
