import { deadLetterOf, type Jobs } from "@orbita/db";

export type DeadLetter = { id: string; at: Date; payload: unknown; tries: number; error: unknown };

type Boss = Jobs["boss"];
const deadSuffix = deadLetterOf("");

/** Queues with something in it, by the name of the job. */
export async function listDeadLetters(boss: Boss): Promise<{ queue: string; count: number }[]> {
  const queues = (await boss.getQueues()).filter(({ name }) => name.endsWith(deadSuffix));
  const counted = await Promise.all(
    queues.map(async ({ name }) => ({
      queue: name.slice(0, -deadSuffix.length),
      count: (await boss.previewRedrive(name)).total,
    })),
  );
  return counted.filter(({ count }) => count > 0);
}

export async function showDeadLetters(boss: Boss, queue: string): Promise<DeadLetter[]> {
  const found = await boss.findJobs<unknown>(deadLetterOf(queue), { queued: true });
  return found.map(({ id, createdOn, data, sourceOutput, sourceRetryCount }) => ({
    id,
    at: createdOn,
    payload: data,
    tries: (sourceRetryCount ?? 0) + 1,
    error: sourceOutput,
  }));
}

/** One or all go back to the queue that they came from, with all their tries before them. Answers how many. */
export const rerunDeadLetters = (boss: Boss, queue: string, id?: string): Promise<number> =>
  boss.redrive(deadLetterOf(queue), id === undefined ? {} : { ids: [id] });
