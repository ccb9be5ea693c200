import { Counter, Histogram, type Registry } from "prom-client";

export type JobOutcome = "done" | "failed" | "dead";
export type JobTally = {
  /** Counts the start of a job. The returned function counts its end. */
  begin: (queue: string) => (outcome: JobOutcome) => void;
  /** The running jobs and the jobs per minute of this worker, by queue. */
  carried: () => Record<string, { active: number; perMinute: number }>;
};

const seconds = 60;

/** A ring buffer of counts per second over the last minute; old seconds are overwritten. */
class Minute {
  readonly #counts = new Uint32Array(seconds);
  readonly #of = new Float64Array(seconds);
  add(now: number): void {
    const second = Math.floor(now / 1_000);
    const place = second % seconds;
    if (this.#of[place] !== second) this.#counts[place] = 0;
    this.#of[place] = second;
    this.#counts[place]! += 1;
  }
  sum(now: number): number {
    const oldest = Math.floor(now / 1_000) - seconds;
    return this.#counts.reduce((sum, count, place) => (this.#of[place]! > oldest ? sum + count : sum), 0);
  }
}

/**
 * Counts the jobs of this worker, for Prometheus and for the operations page. Queue names come from the code, so the number of
 * labels is small.
 */
export function createTally(register: Registry, clock: () => number = Date.now): JobTally {
  const done = new Counter({
    name: "jobs_total",
    help: "Jobs that ended in this worker, by outcome",
    labelNames: ["queue", "outcome"],
    registers: [register],
  });
  const took = new Histogram({
    name: "job_seconds",
    help: "How long a job ran",
    labelNames: ["queue"],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers: [register],
  });
  const active = new Map<string, number>();
  const minutes = new Map<string, Minute>();
  return {
    begin: (queue) => {
      const start = performance.now();
      active.set(queue, (active.get(queue) ?? 0) + 1);
      return (outcome) => {
        active.set(queue, active.get(queue)! - 1);
        done.inc({ queue, outcome });
        took.observe({ queue }, (performance.now() - start) / 1_000);
        const minute = minutes.get(queue) ?? new Minute();
        minutes.set(queue, minute);
        minute.add(clock());
      };
    },
    carried: () =>
      Object.fromEntries(
        [...active].map(([queue, count]) => [
          queue,
          { active: count, perMinute: minutes.get(queue)?.sum(clock()) ?? 0 },
        ]),
      ),
  };
}
