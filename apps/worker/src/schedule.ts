import { ensureHistoryMonths, forgetAnswers, type JobQueue } from "@orbita/db";
import { logRoutine, type Routine } from "@orbita/features";
import { workCtx, type WorkTools } from "./work-ctx.ts";

const timeZone = "Europe/Rome";
export const queueOfRoutine = (name: string) => `routine.${name}`;

/** Maintenance routines of the platform itself; features add theirs in `routines`. */
export const upkeep: readonly Routine[] = [
  { name: "historyMonths", cron: "10 3 * * *", run: ({ db }) => ensureHistoryMonths(db) },
  { name: "forgetAnswers", cron: "20 3 * * *", run: ({ db }) => forgetAnswers(db, { olderThanHours: 48 }) },
];

/**
 * Runs each routine by its cron expression in Rome time, in one worker at a time. A routine that missed runs while no worker
 * was up runs once afterwards.
 */
export async function startSchedule(jobs: JobQueue, routines: readonly Routine[], tools: WorkTools): Promise<void> {
  const { boss } = jobs;
  for (const { name, cron, run } of routines) {
    const queue = queueOfRoutine(name);
    const options = { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 3_600, heartbeatSeconds: 30 };
    if (!(await boss.getQueue(queue))) await boss.createQueue(queue, { ...options, policy: "stately" });
    await boss.schedule(queue, cron, null, { tz: timeZone, missed: "once" });
    await boss.work(queue, { pollingIntervalSeconds: 5 }, async () => {
      const log = tools.log.child({ routine: name });
      const start = performance.now();
      await logRoutine(workCtx({ ...tools, log }, queue), name, run);
      log.info({ ms: Math.round(performance.now() - start) }, "routine done");
    });
  }
  await forgetOthers(jobs, routines);
}

/** Removes the schedules of routines that no longer exist in the code. */
async function forgetOthers({ boss }: JobQueue, routines: readonly Routine[]): Promise<void> {
  const known = new Set(routines.map(({ name }) => queueOfRoutine(name)));
  for (const { name } of await boss.getSchedules())
    if (name.startsWith(queueOfRoutine("")) && !known.has(name)) await boss.unschedule(name);
}
