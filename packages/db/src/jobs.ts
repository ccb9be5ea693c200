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
  await declareQueues(boss, jobs);
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

/** Creates the missing queues and updates those whose options differ from the code. Reads all queues with one query. */
async function declareQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, options } of jobs) {
    const deadLetter = deadLetterOf(name);
    if (!queues.has(deadLetter)) await boss.createQueue(deadLetter, { retentionSeconds: 90 * 86_400 });
    const queue = queues.get(name);
    // The policy of a queue cannot change after its creation.
    const { policy, ...rest } = { ...options, deadLetter };
    if (!queue) await boss.createQueue(name, { ...rest, ...(policy && { policy }) });
    else if (Object.entries(rest).some(([key, value]) => queue[key as keyof typeof rest] !== value))
      await boss.updateQueue(name, rest);
  }
}

/** Creates the tables and the queues of the job queue. Called once for the template of all test databases. */
export async function installJobs(url: string, jobs: readonly JobDefinition[]): Promise<void> {
  const { stop } = await openJobs({ url, jobs, onError: () => {} });
  await stop();
}
