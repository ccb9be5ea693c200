import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { connectBroker, openRealtime, userKey, type RealtimeConnection } from "@orbita/platform";
import { serverUrl } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgery } from "./support/forged-tokens.ts";
import { readProbes, writeProbes, type ProbeIds } from "./support/realtime-probes.ts";
import { frame, openSocket } from "./support/stomp.ts";

const broker = connectBroker(serverUrl("RABBITMQ_URL"), "probes");
const privateKey = readFileSync(serverUrl("REALTIME_PRIVATE_KEY_FILE"), "utf8");
const keyId = serverUrl("REALTIME_KEY_ID");
const issuer = serverUrl("REALTIME_ISSUER");
const realtime = openRealtime({ broker, url: serverUrl("REALTIME_URL"), issuer, keyId, privateKey });
const tokens = forgery({ privateKey, keyId });
const listener = () => ({ userId: randomUUID(), sessionId: randomUUID() });

async function ask(path: string): Promise<unknown> {
  const { origin, username, password } = new URL(serverUrl("RABBITMQ_MANAGEMENT_URL"));
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  return (await fetch(`${origin}/api/${path}`, { headers: { authorization } })).json();
}
/** Lists all queues and exchanges in the broker that a client could have created. */
async function things(): Promise<string[]> {
  const queues = (await ask("queues/rt?columns=name")) as { name: string }[];
  const exchanges = (await ask("exchanges/rt?columns=name")) as { name: string }[];
  const own = new Set([attacker.queue, target.queue]);
  return [...queues, ...exchanges].map(({ name }) => name).filter((name) => own.has(name) || !name.startsWith("u."));
}

const victim = listener();
const me = listener();
let attacker: RealtimeConnection;
let target: RealtimeConnection;
let marks: ProbeIds;
let watching: Awaited<ReturnType<typeof openSocket>>;
let before: string[];

const signIn = (token: string, more: Record<string, string> = {}) =>
  frame("CONNECT", { "accept-version": "1.2", host: "rt", login: "", passcode: token, "heart-beat": "0,0", ...more });

async function connected(token: string) {
  const socket = await openSocket(attacker.url);
  socket.send(signIn(token));
  await socket.settled(2_000);
  expect(socket.heard()).toContain("CONNECTED");
  return socket;
}

beforeAll(async () => {
  attacker = await realtime.open(me);
  target = await realtime.open(victim);
  marks = { victimId: victim.userId, victimQueue: target.queue, ownQueue: attacker.queue, ownId: me.userId };
  watching = await openSocket(target.url);
  watching.send(signIn(target.token), frame("SUBSCRIBE", { id: "0", destination: `/amq/queue/${target.queue}` }));
  await watching.settled(2_000);
  before = await things();
});
afterAll(async () => {
  watching.close();
  await realtime.shut(attacker);
  await realtime.shut(target);
  await broker.close();
});

/** Sends a secret to the victim and waits until the victim receives it, which proves that an attacker could have read it. */
async function whisper(): Promise<string> {
  const word = randomUUID();
  await broker.publish([{ key: userKey(victim.userId), body: { type: "secret", id: word } }]);
  await expect.poll(watching.heard, { timeout: 5_000 }).toContain(word);
  return word;
}

test.each(readProbes)("attack on the message broker: %s → receives no message of another user", async (_, frames) => {
  const socket = await connected(attacker.token);
  socket.send(...frames(marks));
  await socket.settled();
  const word = await whisper();
  await sleep(100);
  expect(socket.heard()).not.toContain(word);
  socket.close();
  expect(await things()).toEqual(before);
});

test.each(writeProbes)("attack on the message broker: %s → delivers no message to another user", async (_, frames) => {
  const socket = await connected(attacker.token);
  socket.send(...frames(marks));
  await socket.settled();
  await whisper();
  expect(watching.heard()).not.toContain("forged");
  socket.close();
  expect(await things()).toEqual(before);
});

const now = () => Math.floor(Date.now() / 1_000);
const claims = (more: Record<string, unknown> = {}) => ({
  scope: [`rt.read:rt/${target.queue}`],
  sub: me.userId,
  aud: "rt",
  iss: issuer,
  iat: now(),
  exp: now() + 300,
  ...more,
});
type ConnectionAttempt = { name: string; token: () => string; headers: Record<string, string> };
const door = (name: string, token: () => string, headers: Record<string, string> = {}): ConnectionAttempt => ({
  name,
  token,
  headers,
});
const doors: readonly ConnectionAttempt[] = [
  door("no token", () => ""),
  door("words for a token", () => "open sesame"),
  door("a token without a signature", () => tokens.none(claims())),
  door("another's signature", () => tokens.otherKey(claims())),
  door("the public key for a secret", () => tokens.confused(claims())),
  door("a key that nobody knows", () => tokens.ours(claims(), { kid: "somebody" })),
  door("an old token", () => tokens.ours(claims({ exp: now() - 60, iat: now() - 600 }))),
  door("a token for another service", () => tokens.ours(claims({ aud: "elsewhere" }))),
  door("the victim's queue under the old signature", () => tokens.tampered(attacker.token, { scope: claims().scope })),
  door("all rights under the old signature", () => tokens.tampered(attacker.token, { scope: ["rt.*:*/*"] })),
  door("the api's name and no password", () => "", { login: "api" }),
  door("the api's name and a token", () => attacker.token, { login: "api", host: "/" }),
  door("the usual guest", () => "guest", { login: "guest" }),
  door("another virtual host", () => attacker.token, { host: "/" }),
  door("no scope at all", () => tokens.ours(claims({ scope: [] }))),
  door("the scope of another service", () => tokens.ours(claims({ scope: [`other.read:rt/${target.queue}`] }))),
];

test.each(doors)(
  "attacker signs in to the message broker with $name → receives no message of the victim",
  async ({ token, headers }) => {
    const socket = await openSocket(attacker.url);
    socket.send(signIn(token(), headers), frame("SUBSCRIBE", { id: "0", destination: `/amq/queue/${target.queue}` }));
    await socket.settled(1_000);
    const word = await whisper();
    await sleep(100);
    expect(socket.heard()).not.toContain(word);
    socket.close();
  },
);

test("control: validly signed token for the victim's queue → receives the victim's messages", async () => {
  const socket = await openSocket(attacker.url);
  socket.send(
    signIn(tokens.ours(claims())),
    frame("SUBSCRIBE", { id: "0", destination: `/amq/queue/${target.queue}` }),
  );
  await socket.settled(1_000);
  const words: string[] = [];
  // Two consumers of one queue receive its messages in turn, so several messages are sent.
  for (let n = 0; n < 4; n++) {
    const word = randomUUID();
    words.push(word);
    await broker.publish([{ key: userKey(victim.userId), body: { type: "secret", id: word } }]);
  }
  await expect.poll(() => words.some((word) => socket.heard().includes(word)), { timeout: 5_000 }).toBe(true);
  socket.close();
});

test("attacker subscribes before signing in to the message broker → receives no message of the victim", async () => {
  const socket = await openSocket(attacker.url);
  socket.send(frame("SUBSCRIBE", { id: "0", destination: `/amq/queue/${target.queue}` }));
  await socket.settled();
  const word = await whisper();
  expect(socket.heard()).not.toContain(word);
  socket.close();
});

/** Attacks that only newer brokers refuse. With older brokers the proxy must refuse them (docs/guides/realtime.md). */
const newer: readonly (readonly [string, () => Promise<void>])[] = [
  [
    "a page of another origin",
    async () => {
      await expect(openSocket(attacker.url, { origin: "https://elsewhere.example" })).rejects.toThrow("refused");
    },
  ],
  [
    "a hundred kilobytes before signing in",
    async () => {
      const socket = await openSocket(attacker.url);
      socket.send(`CONNECT\n${"x:y\n".repeat(25_000)}\n\0`);
      await expect.poll(socket.isOpen, { timeout: 3_000 }).toBe(false);
    },
  ],
  [
    "a socket that never signs in",
    async () => {
      const socket = await openSocket(attacker.url);
      await expect.poll(socket.isOpen, { timeout: 8_000 }).toBe(false);
    },
  ],
  [
    "a token that ends while it listens",
    async () => {
      const socket = await connected(tokens.ours(claims({ scope: [`rt.read:rt/${attacker.queue}`], exp: now() + 3 })));
      await expect.poll(socket.isOpen, { timeout: 8_000 }).toBe(false);
    },
  ],
];
const { rabbitmq_version: version } = (await ask("overview")) as { rabbitmq_version: string };
const [major = 0, minor = 0] = version.split(".").map(Number);
const isNew = major > 4 || (major === 4 && minor >= 3);
test.skipIf(!isNew).each(newer)(`RabbitMQ 4.3 and later (this is ${version}) → refuses: %s`, async (_, probe) => {
  await expect(probe()).resolves.toBeUndefined();
});
