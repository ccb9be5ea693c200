import { Overloaded } from "./port.ts";

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs a few at a time, lets some wait in line, and refuses the rest. */
export function createLimiter({ atOnce, waiting }: { atOnce: number; waiting: number }): Limiter {
  const line: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (line.length >= waiting) throw new Overloaded("the line for password hashing is full");
    // Whoever leaves hands the place over, so that nobody slips in between.
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function leave(): void {
    const next = line.shift();
    if (next) next();
    else running--;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
