import { Overloaded } from "./port.ts";

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

type Options = {
  atOnce: number;
  waiting: number;
  /** Who has stood in line for so long is told: a browser that waits longer has given up. */
  patienceMs?: number;
};

/** Runs a few at a time, lets some wait in line for a while, and refuses the rest. */
export function createLimiter({ atOnce, waiting, patienceMs }: Options): Limiter {
  const line = new Set<() => void>();
  let running = 0;

  const stand = () =>
    new Promise<void>((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        line.delete(called);
        reject(new Overloaded("the line does not move"));
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      line.add(called);
    });

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (line.size >= waiting) throw new Overloaded("the line is full");
    // Whoever leaves hands the place over, so that nobody slips in between.
    await stand();
  }

  function leave(): void {
    const [next] = line;
    if (!next) return void running--;
    line.delete(next);
    next();
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
