import { connect, type ChannelModel, type ConfirmChannel } from "amqplib";

/** Topic, so that the broker checks routing keys: who may read `user.a` may not read `user.b`. */
export const realtimeExchange = "rt";

export type BrokerMessage = { readonly key: string; readonly body: object };

export type Broker = {
  /** Done when the broker has taken all of them; a failure may leave some sent, and a repeat does no harm. */
  publish: (messages: readonly BrokerMessage[]) => Promise<void>;
  /** A queue for one browser tab, which goes by itself when nobody reads it. */
  declareTab: (queue: string, keys: readonly string[]) => Promise<void>;
  deleteTab: (queue: string) => Promise<void>;
  /** Done when it answers. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export class BrokerUnavailable extends Error {}

type Line = { connection: ChannelModel; channel: ConfirmChannel };

/** A person or a loop waits: better an early no than a late yes. */
const answerMs = 2_000;
/** A confirm on the shared topic waits for every open tab: 2.9 s were measured with 5,000 of them. */
const confirmMs = 10_000;

const tabLimits = {
  // Durable, because RabbitMQ 4.3 refuses transient queues that are not exclusive; the messages are not.
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

async function dial(url: string, applicationName: string, onLost: () => void): Promise<Line> {
  const connection = await connect(url, { timeout: answerMs, clientProperties: { connection_name: applicationName } });
  // Without listeners a lost connection would end the process; `close` follows every error.
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

/** It may be closed already, which is no news. */
async function hangUp(connection: ChannelModel): Promise<void> {
  try {
    await within(answerMs, connection.close());
  } catch {}
}

/** Dials when first needed and again after a loss: a channel that was lost stays dead for ever. */
export function connectBroker(url: string, applicationName = "orbita"): Broker {
  let line: Promise<Line> | null = null;

  function current(): Promise<Line> {
    if (line) return line;
    const mine: Promise<Line> = dial(url, applicationName, () => forget(mine));
    line = mine;
    return mine;
  }

  function forget(old: Promise<Line>): void {
    if (line === old) line = null;
  }

  async function drop(old: Promise<Line>): Promise<void> {
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
      // Whatever went wrong, the next caller gets a new line rather than the doubt about this one.
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
