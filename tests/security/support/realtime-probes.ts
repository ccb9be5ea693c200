import { frame } from "./stomp.ts";

/** The queue and user id of the victim, and those of the attacker. */
export type ProbeIds = { victimId: string; victimQueue: string; ownQueue: string; ownId: string };
export type RealtimeProbe = readonly [name: string, frames: (marks: ProbeIds) => readonly string[]];

const subscribe = (destination: string, more: Record<string, string> = {}) =>
  frame("SUBSCRIBE", { id: "0", ack: "auto", destination, ...more });
const send = (destination: string, more: Record<string, string> = {}) =>
  frame("SEND", { destination, "content-type": "application/json", ...more }, '{"type":"forged"}');

const reading = (
  name: string,
  destination: (marks: ProbeIds) => string,
  more?: (marks: ProbeIds) => Record<string, string>,
) => [`reads ${name}`, (marks: ProbeIds) => [subscribe(destination(marks), more?.(marks))]] as const;
const writing = (name: string, destination: (marks: ProbeIds) => string, more?: Record<string, string>) =>
  [`writes ${name}`, (marks: ProbeIds) => [send(destination(marks), more)]] as const;

export const readProbes: readonly RealtimeProbe[] = [
  reading("the victim's queue", ({ victimQueue }) => `/amq/queue/${victimQueue}`),
  reading("the victim's queue, declaring it", ({ victimQueue }) => `/queue/${victimQueue}`),
  reading("the victim's key", ({ victimId }) => `/exchange/rt/user.${victimId}`),
  reading("everybody's keys", () => "/exchange/rt/user.*"),
  reading("all keys", () => "/exchange/rt/#"),
  reading("an empty key", () => "/exchange/rt/"),
  reading("the exchange alone", () => "/exchange/rt"),
  reading("the shared key, declaring", () => "/exchange/rt/shared"),
  reading("a topic", ({ victimId }) => `/topic/user.${victimId}`),
  reading("all topics", () => "/topic/#"),
  reading("any topic", () => "/topic/*"),
  reading("a queue of its own making", () => "/queue/mine"),
  reading("a second queue under its own name", ({ ownQueue }) => `/queue/${ownQueue}2`),
  reading("a temporary queue", () => "/temp-queue/mine"),
  reading("a reply queue", () => "/reply-queue/mine"),
  reading("the trace", () => "/exchange/amq.rabbitmq.trace/#"),
  reading("the log", () => "/exchange/amq.rabbitmq.log/#"),
  reading("another exchange", () => "/exchange/amq.topic/#"),
  reading("the headers exchange", () => "/exchange/amq.headers"),
  reading("a fanout", () => "/exchange/amq.fanout"),
  reading("a queue by pattern", () => "/amq/queue/u.*"),
  reading("guests' queues", () => "/amq/queue/u.guest"),
  reading(
    "a queue named by a header",
    () => "/exchange/rt/shared",
    ({ victimQueue }) => ({ "x-queue-name": victimQueue }),
  ),
  reading(
    "a dead-letter queue",
    () => "/queue/mine",
    ({ victimId }) => ({
      "x-dead-letter-exchange": "rt",
      "x-dead-letter-routing-key": `user.${victimId}`,
    }),
  ),
  reading(
    "a stream",
    () => "/queue/mine",
    () => ({ "x-queue-type": "stream", durable: "true", "auto-delete": "false" }),
  ),
  reading(
    "a quorum queue",
    () => "/queue/mine",
    () => ({ "x-queue-type": "quorum", durable: "true" }),
  ),
  reading("with an encoded dot", ({ victimId }) => `/exchange/rt/user%2E${victimId}`),
  reading("with an encoded slash", ({ victimQueue }) => `/amq/queue%2F${victimQueue}`),
  reading("in capitals", ({ victimQueue }) => `/AMQ/QUEUE/${victimQueue}`),
  reading(
    "with a second line in the name",
    ({ victimQueue, ownQueue }) => `/amq/queue/${ownQueue}\\ndestination:/amq/queue/${victimQueue}`,
  ),
  reading("the default exchange", ({ victimQueue }) => `/exchange//${victimQueue}`),
  reading("a very long name", () => `/amq/queue/${"u".repeat(30_000)}`),
  [
    "reads with two destinations",
    ({ ownQueue, victimQueue }) => [
      `SUBSCRIBE\nid:0\ndestination:/amq/queue/${ownQueue}\ndestination:/amq/queue/${victimQueue}\n\n\0`,
      `SUBSCRIBE\nid:1\ndestination:/amq/queue/${victimQueue}\ndestination:/amq/queue/${ownQueue}\n\n\0`,
    ],
  ],
  [
    "takes back what the victim subscribed to",
    ({ victimQueue }) => [frame("UNSUBSCRIBE", { id: "0", destination: `/amq/queue/${victimQueue}` })],
  ],
  [
    "acknowledges what is the victim's",
    ({ victimQueue }) => [
      frame("ACK", { id: `T_0@@${victimQueue}@@1` }),
      frame("NACK", { id: `T_0@@${victimQueue}@@1` }),
    ],
  ],
];

export const writeProbes: readonly RealtimeProbe[] = [
  writing("to the victim's key", ({ victimId }) => `/exchange/rt/user.${victimId}`),
  writing("to everybody", () => "/exchange/rt/shared"),
  writing("into the victim's queue", ({ victimQueue }) => `/amq/queue/${victimQueue}`),
  writing("into the victim's queue, declaring it", ({ victimQueue }) => `/queue/${victimQueue}`),
  writing("to the victim's topic", ({ victimId }) => `/topic/user.${victimId}`),
  writing("to its own queue", ({ ownQueue }) => `/amq/queue/${ownQueue}`),
  writing("by the default exchange", ({ victimQueue }) => `/exchange//${victimQueue}`),
  writing("by another exchange", ({ victimId }) => `/exchange/amq.topic/user.${victimId}`),
  writing("to the trace", () => "/exchange/amq.rabbitmq.trace/x"),
  writing("with a reply queue", ({ victimId }) => `/exchange/rt/user.${victimId}`, { "reply-to": "/temp-queue/x" }),
  writing("as the api", () => "/exchange/rt/shared", { "user-id": "api" }),
  writing("for good", () => "/queue/mine", { persistent: "true", durable: "true" }),
  [
    "writes in a transaction",
    ({ victimId }) => [
      frame("BEGIN", { transaction: "t" }),
      send(`/exchange/rt/user.${victimId}`, { transaction: "t" }),
      frame("COMMIT", { transaction: "t" }),
    ],
  ],
];
