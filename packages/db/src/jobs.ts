import { fromKysely, PgBoss, type Queue } from "pg-boss";
import type { z } from "zod";
import type { Tx } from "./client.ts";

/** `notify` is for what a person waits for: the worker hears of it at once, and each send costs twice as much. */
export type JobOptions = Omit<Queue, "name" | "deadLetter" | "partition">;

/** Work with an effect outside PostgreSQL, done by the worker. It may run twice: the handler must not mind. */
export type Job<P extends object = object> = {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly options: JobOptions;
};

const standard: JobOptions = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
  // A worker that was killed is noticed by its silence, not by the job's whole time.
  heartbeatSeconds: 30,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 7 * 86_400,
};

export const defineJob = <P extends object>(name: string, payload: z.ZodType<P>, options: JobOptions = {}): Job<P> => ({
  name,
  payload,
  options: { ...standard, ...options },
});

/** Where a job goes that failed every time; it can be looked at and run again. */
export const deadLetterOf = (name: string) => `${name}.dead`;

export type Jobs = {
  readonly boss: PgBoss;
  /** In the transaction of the change: no change without its work, no work without its change. */
  send: <P extends object>(
    tx: Tx,
    job: Job<P>,
    payload: P,
    options?: { startAfter?: Date; key?: string },
  ) => Promise<void>;
  stop: () => Promise<void>;
};

type Options = { url: string; jobs: readonly Job[]; max?: number; work?: boolean; onError: (error: unknown) => void };

/** The api only sends; the worker also keeps the clock and cleans up (`work`). */
export async function openJobs({ url, jobs, max = 2, work = false, onError }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "jobs",
    max,
    supervise: work,
    schedule: work,
    useListenNotify: work,
    // Index upkeep wants to run alone; a small installation does not need it, a large one has it in its runbook.
    reindex: false,
  });
  boss.on("error", onError);
  await boss.start();
  for (const job of jobs) await declare(boss, job);
  return {
    boss,
    send: async (tx, { name, payload: schema }, payload, { startAfter, key } = {}) => {
      await boss.send(name, schema.parse(payload), {
        db: fromKysely(tx),
        ...(startAfter && { startAfter }),
        ...(key !== undefined && { singletonKey: key }),
      });
    },
    stop: () => boss.stop({ graceful: work, timeout: 15_000 }),
  };
}

async function declare(boss: PgBoss, { name, options }: Job): Promise<void> {
  const deadLetter = deadLetterOf(name);
  if (!(await boss.getQueue(deadLetter))) await boss.createQueue(deadLetter, { retentionSeconds: 90 * 86_400 });
  if (!(await boss.getQueue(name))) return boss.createQueue(name, { ...options, deadLetter });
  // The policy of a queue is for ever; everything else follows the code.
  const { policy: _, ...rest } = options;
  await boss.updateQueue(name, { ...rest, deadLetter });
}

/** For the template of test databases: the tables of the queue, made once. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
