import { connect, type ChannelModel, type ConfirmChannel } from "amqplib";

/**
 * The exchange for realtime messages. It is a topic exchange, because the broker checks routing keys on it: a client with access to
 * `user.a` cannot read `user.b`.
 */
export const realtimeExchange = "rt";

export type BrokerMessage = { readonly key: string; readonly body: object };

export type Broker = {
  /**
   * Publishes messages. Resolves when the broker has confirmed all of them. After a failure some may have been sent; sending them
   * again is harmless.
   */
  publish: (messages: readonly BrokerMessage[]) => Promise<void>;
  /** Declares a queue for one browser tab. The broker deletes the queue when it has had no consumer for a while. */
  declareTab: (queue: string, keys: readonly string[]) => Promise<void>;
  deleteTab: (queue: string) => Promise<void>;
  /** Resolves if the broker responds. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export class BrokerUnavailable extends Error {}

type BrokerConnection = { connection: ChannelModel; channel: ConfirmChannel };

/** Timeout of a request in milliseconds. It is short, because a user or a loop waits for the response. */
const answerMs = 2_000;
/** Timeout of a confirm in milliseconds. A confirm on the shared topic waits for every open tab: measured 2.9 s with 5,000 tabs. */
const confirmMs = 10_000;

const tabLimits = {
  // Queues are durable, because RabbitMQ 4.3 refuses transient queues that are not exclusive. The messages in them are transient.
  durable: true,
  autoDelete: false,
  exclusive: false,
  expires: 60_000,
  messageTtl: 60_000,
  maxLength: 500,
  arguments: { "x-max-length-bytes": 1_048_576, "x-overflow": "drop-head", "x-queue-leader-locator": "client-local" },
};

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function dial(url: string, applicationName: string, onLost: () => void): Promise<BrokerConnection> {
  const connection = await connect(url, { timeout: answerMs, clientProperties: { connection_name: applicationName } });
  // Without this listener, a lost connection would end the process. The error itself is ignored, because `close` follows every
  // error.
  connection.on("error", () => {});
  connection.on("close", onLost);
  try {
    const channel = await connection.createConfirmChannel();
    channel.on("error", () => {});
    channel.on("close", onLost);
    await channel.assertExchange(realtimeExchange, "topic", { durable: true });
    return { connection, channel };
  } catch (error) {
    await hangUp(connection);
    throw error;
  }
}

/** Closes a connection. Ignores errors, because it may be closed already. */
async function hangUp(connection: ChannelModel): Promise<void> {
  try {
    await within(answerMs, connection.close());
  } catch {}
}

/** A broker that connects on first use, and again after a loss, because a closed channel cannot be reopened. */
export function connectBroker(url: string, applicationName = "orbita"): Broker {
  let line: Promise<BrokerConnection> | null = null;

  function current(): Promise<BrokerConnection> {
    if (line) return line;
    const mine: Promise<BrokerConnection> = dial(url, applicationName, () => forget(mine));
    line = mine;
    return mine;
  }

  function forget(old: Promise<BrokerConnection>): void {
    if (line === old) line = null;
  }

  async function drop(old: Promise<BrokerConnection>): Promise<void> {
    forget(old);
    const open = await old.catch(() => null);
    if (open) await hangUp(open.connection);
  }

  async function onLine<T>(ms: number, work: (channel: ConfirmChannel) => Promise<T>): Promise<T> {
    const mine = current();
    try {
      const { channel } = await within(answerMs, mine);
      return await within(ms, work(channel));
    } catch (error) {
      // After any error the next caller gets a new connection, because the state of the old connection is unknown.
      void drop(mine);
      throw new BrokerUnavailable("the broker is away", { cause: error });
    }
  }

  return {
    publish: (messages) => onLine(confirmMs, (channel) => send(channel, messages)),
    declareTab: (queue, keys) =>
      onLine(answerMs, async (channel) => {
        await channel.assertQueue(queue, tabLimits);
        await Promise.all(keys.map((key) => channel.bindQueue(queue, realtimeExchange, key)));
      }),
    deleteTab: (queue) =>
      onLine(answerMs, async (channel) => {
        await channel.deleteQueue(queue);
      }),
    ping: () =>
      onLine(answerMs, async (channel) => {
        await channel.checkExchange(realtimeExchange);
      }),
    close: async () => {
      if (line) await drop(line);
    },
  };
}

async function send(channel: ConfirmChannel, messages: readonly BrokerMessage[]): Promise<void> {
  const taken = messages.map(({ key, body }) => {
    const confirm = Promise.withResolvers<void>();
    channel.publish(
      realtimeExchange,
      key,
      Buffer.from(JSON.stringify(body)),
      { deliveryMode: 1, contentType: "application/json" },
      (error: unknown) => (error ? confirm.reject(error) : confirm.resolve()),
    );
    return confirm.promise;
  });
  await Promise.all(taken);
}

/** Returns the number of open connections, from the management API. The request also works if the broker collects no statistics. */
export async function countConnections(managementUrl: string): Promise<number> {
  const { origin, username, password } = new URL(managementUrl);
  const asker = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const answer = await fetch(`${origin}/api/connections?page=1&page_size=1&columns=name`, {
    headers: { authorization: `Basic ${Buffer.from(asker).toString("base64")}` },
    signal: AbortSignal.timeout(2_000),
  });
  if (!answer.ok) throw new Error(`the broker answered ${answer.status}`);
  const { filtered_count: count } = (await answer.json()) as { filtered_count: number };
  return count;
}
