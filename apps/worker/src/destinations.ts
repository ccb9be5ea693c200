import type { Db, OutboxDestination, OutboxRow } from "@orbita/db";
import { alone } from "@orbita/db";
import {
  indexLock,
  planRebuild,
  type RealtimeAnnouncement,
  type EventDefinition,
  type IndexSource,
} from "@orbita/features";
import {
  ensureIndex,
  project,
  rebuild,
  sharedKey,
  standing,
  userKey,
  type Broker,
  type BrokerMessage,
  type TabCloser,
  type IndexSharding,
  type Projection,
  type SearchClient,
} from "@orbita/platform";
import type { Logger } from "pino";

/** A system that receives events from the outbox. */
export type EventDestination = {
  readonly name: OutboxDestination;
  /** Prepares the destination before the first batch and again after a failure, because the system may have come back empty. */
  readonly prepare?: () => Promise<void>;
  /** Delivers outbox rows. Must be idempotent, because each row is delivered at least once. */
  readonly deliver: (rows: readonly OutboxRow[]) => Promise<void>;
  /** Age after which an outbox row is dropped instead of delivered. */
  readonly forgetAfterSeconds?: number;
};

/** Thrown for an outbox event of a newer release than this process; the row waits for a worker that knows the event. */
export class UnknownEvent extends Error {}

type EventQuery<T> = (event: EventDefinition, payloads: readonly object[]) => Promise<readonly T[]>;

/** Groups outbox rows by event, so that a batch costs one query per event and not one per row. */
async function gather<T>(
  events: readonly EventDefinition[],
  rows: readonly OutboxRow[],
  ask: EventQuery<T>,
): Promise<T[]> {
  const found: T[] = [];
  for (const [name, group] of Map.groupBy(rows, (row) => row.name)) {
    const event = events.find((known) => known.name === name || known.formerName === name);
    if (!event) throw new UnknownEvent(name);
    found.push(
      ...(await ask(
        event,
        group.map(({ payload }) => event.payload.parse(payload)),
      )),
    );
  }
  return found;
}

type SearchOptions = {
  db: Db;
  search: SearchClient;
  events: readonly EventDefinition[];
  indexes: readonly IndexSource[];
  size?: IndexSharding;
  log: Logger;
};

/** Builds a missing index from PostgreSQL, so that a search engine that lost its disk recovers without an operator. */
async function prepareIndex({ db, search, size, log }: SearchOptions, source: IndexSource): Promise<void> {
  const { definition } = source;
  const { name } = definition;
  await alone(db, indexLock(search, name), async () => {
    if ((await standing(search, name)).current === null) {
      const { copied } = await rebuild(search, planRebuild(db, source), size);
      log.info({ index: name, rows: copied }, "index was missing and is built");
    } else if ((await ensureIndex(search, definition, size)) === "rebuild") {
      log.warn({ index: name }, "the index has other fields than the code: rebuild it");
    }
  });
}

export function searchDestination(options: SearchOptions): EventDestination {
  const { db, search, events, indexes } = options;
  return {
    name: "search",
    prepare: async () => {
      for (const source of indexes) await prepareIndex(options, source);
    },
    deliver: async (rows) => {
      const projections = await gather<Projection>(events, rows, async (event, payloads) =>
        event.project ? event.project(db, payloads) : [],
      );
      await project(search, projections);
    },
  };
}

const addressOf = ({ to }: RealtimeAnnouncement) => (to === "shared" ? sharedKey : userKey(to.userId));

export function brokerDestination({
  db,
  broker,
  closeTabs,
  events,
}: {
  db: Db;
  broker: Broker;
  closeTabs: TabCloser;
  events: readonly EventDefinition[];
}): EventDestination {
  return {
    name: "broker",
    // Change events older than five minutes are useless: a browser that was disconnected for longer reloads everything when it reconnects.
    forgetAfterSeconds: 300,
    deliver: async (rows) => {
      const announcements = await gather<RealtimeAnnouncement>(events, rows, async (event, payloads) =>
        event.announce ? event.announce(db, payloads) : [],
      );
      const at = new Date().toISOString();
      // Merges the change events of a batch: ten changes of one post become one message.
      const messages = new Map<string, BrokerMessage>();
      for (const announcement of announcements) {
        const { message } = announcement;
        const key = addressOf(announcement);
        messages.set(`${key} ${message.type} ${message.id}`, { key, body: { ...message, at } });
      }
      if (messages.size > 0) await broker.publish([...messages.values()]);
      // Closes the connections of ended sessions last, so that their pages still get the change event with the reason.
      const silenced = await gather(events, rows, async (event, payloads) => event.silence?.(payloads) ?? []);
      for (const session of silenced) await closeTabs(session);
    },
  };
}
