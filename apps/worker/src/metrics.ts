import { outboxState, queueRows, type Db } from "@orbita/db";
import { countOpenEvents, countRefusedEvents, operationFigures } from "@orbita/features/work";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { OutboxRelay } from "./relay.ts";

/** Caches the result of a query for a second, so that concurrent callers share it. */
function asked<T>(ask: () => Promise<T>): () => Promise<T> {
  let [at, answer]: [number, Promise<T> | null] = [0, null];
  return () => {
    if (answer === null || performance.now() - at > 1_000) [at, answer] = [performance.now(), ask()];
    return answer;
  };
}

export function workerMetrics({ db, relays }: { db: Db; relays: Readonly<Record<string, OutboxRelay>> }): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Three queries whose results several metrics of one Prometheus scrape share.
  const waiting = asked(() => queueRows(db));
  const figures = asked(() => operationFigures(db));
  const outbox = asked(() => outboxState(db));
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
    for (const { destination, depth } of await outbox()) self.set({ destination }, depth);
  });
  gauge("outbox_lag_seconds", "For how long the oldest row has waited", ["destination"], async (self) => {
    for (const { destination, lagSeconds } of await outbox()) self.set({ destination }, lagSeconds);
  });
  gauge("destination_away", "1 while this worker does not reach it", ["destination"], (self) => {
    for (const [destination, relay] of Object.entries(relays)) self.set({ destination }, relay.isAway() ? 1 : 0);
  });
  gauge("jobs_waiting", "Jobs that are due and wait for a worker", ["queue"], async (self) => {
    for (const { name: queue, ready } of await waiting()) self.set({ queue }, ready);
  });
  gauge("jobs_oldest_seconds", "For how long the one that waits longest has been due", ["queue"], async (self) => {
    for (const { name: queue, oldestSeconds } of await waiting()) self.set({ queue }, oldestSeconds ?? 0);
  });
  gauge("dead_letters", "Jobs that failed every time and wait for a person", ["queue"], async (self) => {
    for (const { name: queue, dead } of await waiting()) self.set({ queue }, dead);
  });
  gauge("runs_open", "Runs that wait or go on", ["what"], async (self) => {
    for (const { what, open } of (await figures()).runs) self.set({ what }, open);
  });
  gauge("runs_day", "Runs that ended in the last 24 hours", ["what", "state"], async (self) => {
    for (const { what, state, count } of (await figures()).ended) self.set({ what, state }, count);
  });
  gauge("mails_day", "Mails of the last 24 hours by what became of them", ["state"], async (self) => {
    for (const [state, count] of Object.entries((await figures()).mails)) self.set({ state }, count);
  });
  gauge("maintenance", "1 while the platform is closed", [], async (self) => {
    self.set((await figures()).closed ? 1 : 0);
  });
  gauge("payment_events_open", "What the payment provider said and nothing was done about yet", [], async (self) => {
    self.set(await countOpenEvents(db));
  });
  gauge(
    "payment_events_refused",
    "What came to its webhook and was not believed, since ever",
    ["reason"],
    async (self) => {
      for (const { reason, count } of await countRefusedEvents(db)) self.set({ reason }, count);
    },
  );
  return registry;
}
