import { applicationLimits } from "@orbita/contract";
import { inTransaction } from "@orbita/db";
import type { WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import type { TestApi } from "./harness.ts";
import { stepsOf } from "./pipeline-tools.ts";

const { job, run } = jobHandlers.find((handler) => handler.job.name === "applications.tell")!;

/**
 * Ends the undo window of the given applications' moves, by running the worker's job that notifies the talents. Rejections have a longer
 * window.
 */
export async function endUndoWindow(api: TestApi, ...ids: string[]): Promise<void> {
  const now = new Date(Date.now() + (applicationLimits.undoSeconds.move + 1) * 1_000);
  const write = (why: string, work: (ctx: object) => Promise<unknown>) =>
    inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) =>
      work({ tx, now, log: api.app.log, tell: async () => {}, enqueue: async () => {} }),
    );
  for (const id of ids)
    for (const step of await stepsOf(api, id))
      if (step.kind === "moved")
        await run({ write } as unknown as WorkCtx, job.payload.parse({ applicationId: id, stepId: step.id }), step.id);
}
