import { fromKysely, PgBoss, type Queue } from "pg-boss";
import type { z } from "zod";
import type { Tx } from "./client.ts";

/** Set `notify` for jobs that a user waits for: the worker starts them at once, but each send costs twice as much. */
export type JobOptions = Omit<Queue, "name" | "deadLetter" | "partition">;

/** Work with an effect outside PostgreSQL, done by the worker. It may run twice, so the handler must be idempotent. */
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
  // Detects a killed worker by its missing heartbeat, instead of waiting until the job expires.
  heartbeatSeconds: 30,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 7 * 86_400,
};

export const defineJob = <P extends object>(name: string, payload: z.ZodType<P>, options: JobOptions = {}): Job<P> => ({
  name,
  payload,
  options: { ...standard, ...options },
});

/** The queue for jobs that failed every attempt; admins can inspect them and run them again. */
export const deadLetterOf = (name: string) => `${name}.dead`;

export type Jobs = {
  readonly boss: PgBoss;
  /** Enqueues in the transaction of the change, so that either both commit or neither does. */
  send: <P extends object>(
    tx: Tx,
    job: Job<P>,
    payload: P,
    options?: { startAfter?: Date; key?: string },
  ) => Promise<void>;
  stop: () => Promise<void>;
};

type Options = { url: string; jobs: readonly Job[]; max?: number; work?: boolean; onError: (error: unknown) => void };

/** The API only sends jobs; the worker (`work`) also runs schedules and maintenance. */
export async function openJobs({ url, jobs, max = 2, work = false, onError }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "jobs",
    max,
    supervise: work,
    schedule: work,
    useListenNotify: work,
    // Reindexing needs exclusive access. A small installation does not need it; a large installation follows the runbook.
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
  // The policy of a queue cannot change after its creation; all other options follow the code.
  const { policy: _, ...rest } = options;
  await boss.updateQueue(name, { ...rest, deadLetter });
}

/** Creates the tables of the queue, once in the template of test databases. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
