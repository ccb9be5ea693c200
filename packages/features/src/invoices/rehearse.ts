import type { WorkCtx, WorkTx } from "../kernel/work.ts";

class Rehearsed<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super("rehearsed");
    this.answer = answer;
  }
}

/**
 * Done as it would be, and taken back: what it answers is what would happen, because it is what happened. Numbers, blocks,
 * notices and jobs are rows of the transaction, so nothing of it stays.
 */
export async function rehearse<T>({ write }: Pick<WorkCtx, "write">, work: (ctx: WorkTx) => Promise<T>): Promise<T> {
  try {
    return await write("rehearsed", async (ctx) => {
      throw new Rehearsed(await work(ctx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.answer as T;
    throw error;
  }
}
