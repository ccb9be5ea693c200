import { deadLetterOf, outboxState, type Db, type Jobs } from "@orbita/db";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { listDeadLetters } from "./dead-letters.ts";
import type { Relay } from "./relay.ts";

/** Ours, not the queue's own, and not the dead: those are counted apart. */
const isOurs = (name: string) => !name.startsWith("__") && !name.endsWith(deadLetterOf(""));

export function workerMetrics({
  db,
  jobs,
  relays,
}: {
  db: Db;
  jobs: Jobs;
  relays: Readonly<Record<string, Relay>>;
}): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[], collect: (self: Gauge) => Promise<void> | void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        await collect(this);
      },
    });

  gauge("outbox_depth", "Rows that wait for a destination", ["destination"], async (self) => {
    for (const { destination, depth } of await outboxState(db)) self.set({ destination }, depth);
  });
  gauge("outbox_lag_seconds", "For how long the oldest row has waited", ["destination"], async (self) => {
    for (const { destination, lagSeconds } of await outboxState(db)) self.set({ destination }, lagSeconds);
  });
  gauge("destination_away", "1 while this worker does not reach it", ["destination"], (self) => {
    for (const [destination, relay] of Object.entries(relays)) self.set({ destination }, relay.isAway() ? 1 : 0);
  });
  gauge("jobs", "Jobs by queue and state, at most a minute old", ["queue", "state"], async (self) => {
    for (const queue of await jobs.boss.getQueues()) {
      if (!isOurs(queue.name)) continue;
      self.set({ queue: queue.name, state: "ready" }, queue.readyCount);
      self.set({ queue: queue.name, state: "deferred" }, queue.deferredCount);
      self.set({ queue: queue.name, state: "active" }, queue.activeCount);
      self.set({ queue: queue.name, state: "failed" }, queue.failedCount);
    }
  });
  gauge("dead_letters", "Jobs that failed every time and wait for a person", ["queue"], async (self) => {
    for (const { queue, count } of await listDeadLetters(jobs.boss)) self.set({ queue }, count);
  });
  return registry;
}
