import { fromKysely, PgBoss, type Queue } from "pg-boss";
import type { z } from "zod";
import type { Tx } from "./client.ts";

/**
 * Options of a queue. Set `notify` for jobs that a user waits for: the worker starts them at once, but each send costs twice as
 * much.
 */
export type JobOptions = Omit<Queue, "name" | "deadLetter" | "partition">;

/** Work with an effect outside PostgreSQL, done by the worker. It may run twice, so the handler must be idempotent. */
export type JobDefinition<P extends object = object> = {
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

export const defineJob = <P extends object>(
  name: string,
  payload: z.ZodType<P>,
  options: JobOptions = {},
): JobDefinition<P> => ({
  name,
  payload,
  options: { ...standard, ...options },
});

/** The queue for jobs that failed every attempt; admins can inspect them and run them again. */
export const deadLetterOf = (name: string) => `${name}.dead`;

export type JobQueue = {
  readonly boss: PgBoss;
  /** Enqueues a job in the transaction of the change that it belongs to, so that either both commit or neither does. */
  send: <P extends object>(
    tx: Tx,
    job: JobDefinition<P>,
    payload: P,
    options?: { startAfter?: Date; key?: string },
  ) => Promise<void>;
  stop: () => Promise<void>;
};

type JobQueueOptions = {
  url: string;
  jobs: readonly JobDefinition[];
  max?: number;
  work?: boolean;
  onError: (error: unknown) => void;
};

/** Connects to the job queue. The API only sends jobs; a worker (`work`) also runs schedules and maintenance. */
export async function openJobs({ url, jobs, max = 2, work = false, onError }: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "jobs",
    max,
    supervise: work,
    schedule: work,
    useListenNotify: work,
    // Rebuilding the queue's indexes needs exclusive access. A small installation does not need it, and for a large one the runbook
    // describes it.
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

async function declare(boss: PgBoss, { name, options }: JobDefinition): Promise<void> {
  const deadLetter = deadLetterOf(name);
  if (!(await boss.getQueue(deadLetter))) await boss.createQueue(deadLetter, { retentionSeconds: 90 * 86_400 });
  if (!(await boss.getQueue(name))) return boss.createQueue(name, { ...options, deadLetter });
  // The policy of a queue cannot change after its creation. All other options are updated to those in the code.
  const { policy: _, ...rest } = options;
  await boss.updateQueue(name, { ...rest, deadLetter });
}

/** Creates the tables of the job queue. Called once for the template of all test databases. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
