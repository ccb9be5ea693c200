import type { WorkCtx, WorkTx } from "../kernel/work.ts";

class Rehearsed<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super("rehearsed");
    this.answer = answer;
  }
}

/**
 * Executes the work and rolls it back, so that the result is exactly what would happen. Numbers, blocks, notifications and jobs
 * are rows of the transaction, so nothing remains.
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
