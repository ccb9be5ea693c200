import type { Db, OutboxDestination, OutboxRow } from "@orbita/db";
import { alone } from "@orbita/db";
import { indexLock, planOf, type Announcement, type Event, type IndexSource } from "@orbita/features";
import {
  ensureIndex,
  project,
  rebuild,
  sharedKey,
  standing,
  userKey,
  type Broker,
  type BrokerMessage,
  type CloseTabs,
  type IndexSize,
  type Projection,
  type Search,
} from "@orbita/platform";
import type { Logger } from "pino";

/** A place that must hear of what happened. */
export type Destination = {
  readonly name: OutboxDestination;
  /** Before the first batch, and again after a failure: the place may have come back empty. */
  readonly prepare?: () => Promise<void>;
  /** May be called again with the same rows: each is delivered at least once. */
  readonly deliver: (rows: readonly OutboxRow[]) => Promise<void>;
  /** What is older is of no use there. */
  readonly forgetAfterSeconds?: number;
};

/** Written by a newer release than this process: it waits for a worker that knows it. */
export class UnknownEvent extends Error {}

type Ask<T> = (event: Event, payloads: readonly object[]) => Promise<readonly T[]>;

/** Groups rows by event, so that a batch costs one question for each kind and not one for each row. */
async function gather<T>(events: readonly Event[], rows: readonly OutboxRow[], ask: Ask<T>): Promise<T[]> {
  const found: T[] = [];
  for (const [name, group] of Map.groupBy(rows, (row) => row.name)) {
    const event = events.find((known) => known.name === name);
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
  search: Search;
  events: readonly Event[];
  indexes: readonly IndexSource[];
  size?: IndexSize;
  log: Logger;
};

/** An index that is missing is built from PostgreSQL: an engine that lost its disk heals without a person. */
async function prepareIndex({ db, search, size, log }: SearchOptions, source: IndexSource): Promise<void> {
  const { definition } = source;
  const { name } = definition;
  await alone(db, indexLock(search, name), async () => {
    if ((await standing(search, name)).current === null) {
      const { copied } = await rebuild(search, planOf(db, source), size);
      log.info({ index: name, rows: copied }, "index was missing and is built");
    } else if ((await ensureIndex(search, definition, size)) === "rebuild") {
      log.warn({ index: name }, "the index has other fields than the code: rebuild it");
    }
  });
}

export function searchDestination(options: SearchOptions): Destination {
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

const addressOf = ({ to }: Announcement) => (to === "shared" ? sharedKey : userKey(to.userId));

export function brokerDestination({
  db,
  broker,
  closeTabs,
  events,
}: {
  db: Db;
  broker: Broker;
  closeTabs: CloseTabs;
  events: readonly Event[];
}): Destination {
  return {
    name: "broker",
    // Who was away that long asks for everything anew when it comes back.
    forgetAfterSeconds: 300,
    deliver: async (rows) => {
      const announcements = await gather<Announcement>(events, rows, async (event, payloads) =>
        event.announce ? event.announce(db, payloads) : [],
      );
      const at = new Date().toISOString();
      // Ten changes of one post in a batch are one hint.
      const messages = new Map<string, BrokerMessage>();
      for (const announcement of announcements) {
        const { message } = announcement;
        const key = addressOf(announcement);
        messages.set(`${key} ${message.type} ${message.id}`, { key, body: { ...message, at } });
      }
      if (messages.size > 0) await broker.publish([...messages.values()]);
      // After the last hint: it tells the page why.
      const silenced = await gather(events, rows, async (event, payloads) => event.silence?.(payloads) ?? []);
      for (const session of silenced) await closeTabs(session);
    },
  };
}
