import { Overloaded } from "./port.ts";

export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>;

type LimiterOptions = {
  atOnce: number;
  waiting: number;
  /** Maximum waiting time in milliseconds. After that the browser has probably given up, so the call is refused. */
  patienceMs?: number;
};

/** Runs a few tasks at a time, queues some for a limited time, and refuses the rest. */
export function createConcurrencyLimiter({ atOnce, waiting, patienceMs }: LimiterOptions): ConcurrencyLimiter {
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
    // Waits until a finished task passes its slot on. The slot never becomes free in between, so that no new task can take it.
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
