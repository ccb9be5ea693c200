import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { events } from "@orbita/features";
import { closeTabsBy, connectBroker, openRealtime, type RealtimeConnection } from "@orbita/platform";
import { aChannel, aChannelMember, aJobPost, aPost, aSpace, aUser, serverUrl } from "@orbita/testing";
import { Client } from "@stomp/stompjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokerDestination } from "../../src/destinations.ts";
import { relayOnce } from "../../src/relay.ts";
import { silent, tell, workbench } from "../support/workbench.ts";

let bench: Awaited<ReturnType<typeof workbench>>;
const broker = connectBroker(serverUrl("RABBITMQ_URL"), "test");
const realtime = openRealtime({
  broker,
  url: serverUrl("REALTIME_URL"),
  issuer: serverUrl("REALTIME_ISSUER"),
  keyId: serverUrl("REALTIME_KEY_ID"),
  privateKey: readFileSync(serverUrl("REALTIME_PRIVATE_KEY_FILE"), "utf8"),
});
const opened: Client[] = [];
const listener = (userId: string, sessionId: string = randomUUID()) => ({ userId, sessionId });
const loginOf = ({ queue }: RealtimeConnection) => queue.slice(0, queue.lastIndexOf("."));

beforeAll(async () => {
  bench = await workbench();
});
afterAll(async () => {
  for (const client of opened) await client.deactivate({ force: true });
  await broker.close();
  await bench.stop();
});

/** Connects like a browser tab, and subscribes to the tab's own queue or to the given one. */
async function listen(door: RealtimeConnection, queue = door.queue) {
  const heard: { type: string; id: string }[] = [];
  const refused = Promise.withResolvers<string>();
  const ready = Promise.withResolvers<void>();
  const client = new Client({
    brokerURL: door.url,
    connectHeaders: { login: loginOf(door), passcode: door.token, host: "rt" },
    heartbeatIncoming: 4_000,
    heartbeatOutgoing: 4_000,
    reconnectDelay: 0,
    onConnect: () => {
      client.subscribe(`/amq/queue/${queue}`, ({ body }) =>
        heard.push(JSON.parse(body) as { type: string; id: string }),
      );
      ready.resolve();
    },
    onStompError: ({ headers }) => refused.resolve(headers["message"] ?? "refused"),
    onWebSocketClose: () => refused.resolve("closed"),
  });
  opened.push(client);
  client.activate();
  await Promise.race([ready.promise, refused.promise]);
  // Waits, because the broker reports a refused subscription only shortly after the connection.
  await sleep(300);
  return { heard, refused: refused.promise, client };
}

const publish = () =>
  relayOnce({
    db: bench.db,
    destination: brokerDestination({
      db: bench.db,
      broker,
      events,
      closeTabs: closeTabsBy(serverUrl("RABBITMQ_MANAGEMENT_URL")),
    }),
    log: silent,
  });
const change = (id: string, seen: boolean) => tell(bench.db, "jobPost.changed", { id, seen }, ["broker"]);

test("public job post changed → change event to everybody; draft changed → only to members of its Space", async () => {
  const { id: spaceId, userId } = await aSpace(bench.db);
  const { id: other } = await aUser(bench.db);
  const { id } = await aJobPost(bench.db, { spaceId });
  const [guest, member, stranger] = await Promise.all([
    realtime.open(null).then((door) => listen(door)),
    realtime.open(listener(userId)).then((door) => listen(door)),
    realtime.open(listener(other)).then((door) => listen(door)),
  ]);
  await change(id, false);
  await publish();
  // Other test files publish through the same broker, and events of their public posts reach everybody.
  const ownEvents = ({ heard }: typeof guest) => heard.filter((event) => event.id === id);
  await expect.poll(() => ownEvents(member)).toEqual([{ type: "jobPost.changed", id, at: expect.any(String) }]);
  expect([ownEvents(guest), ownEvents(stranger)]).toEqual([[], []]);

  // Five changes of one post in a batch become one change event.
  for (let times = 0; times < 5; times++) await change(id, true);
  await publish();
  for (const tab of [guest, stranger, member]) await expect.poll(() => ownEvents(tab).at(-1)).toMatchObject({ id });
  await sleep(200);
  expect([guest, stranger, member].map((tab) => ownEvents(tab).length)).toEqual([1, 1, 2]);
});

test("feed post changed in the common feed or an open channel → change event to everybody; elsewhere → only to members", async () => {
  const people = [await aUser(bench.db), await aUser(bench.db), await aUser(bench.db)] as const;
  const [member, asked, stranger] = people.map(({ id }) => id) as [string, string, string];
  const [open, onRequest, closed, disabled] = [
    await aChannel(bench.db, { members: [member] }),
    await aChannel(bench.db, { type: "onRequest", members: [member] }),
    await aChannel(bench.db, { type: "closed", members: [member] }),
    await aChannel(bench.db, { members: [member], enabled: false }),
  ];
  for (const { id: channelId } of [onRequest, closed])
    await aChannelMember(bench.db, { channelId, userId: asked, state: channelId === closed.id ? "invited" : "asked" });
  const tabs = await Promise.all(
    [null, listener(member), listener(asked), listener(stranger)].map(async (who) => listen(await realtime.open(who))),
  );
  type Change = "post.changed" | "comment.changed";
  const expectHeard = async (name: Change, channelId: string | null, expected: readonly number[]) => {
    const { id } = await aPost(bench.db, { channelId });
    const before = tabs.map(({ heard }) => heard.length);
    await tell(bench.db, name, { id, channelId }, ["broker"]);
    await publish();
    const counts = () => tabs.map(({ heard }, n) => heard.length - before[n]!);
    await expect.poll(counts, { timeout: 8_000 }).toEqual(expected);
    // Waits a moment for realtime messages that must not arrive.
    await sleep(200);
    expect(counts()).toEqual(expected);
    // Realtime messages contain ids and a type, and never content.
    for (const { heard } of tabs)
      for (const message of heard) expect(Object.keys(message).toSorted()).toEqual(["at", "id", "type"]);
  };
  for (const name of ["post.changed", "comment.changed"] as const) {
    await expectHeard(name, null, [1, 1, 1, 1]);
    await expectHeard(name, open.id, [1, 1, 1, 1]);
    for (const { id } of [onRequest, closed]) await expectHeard(name, id, [0, 1, 0, 0]);
    await expectHeard(name, disabled.id, [0, 0, 0, 0]);
  }
}, 60_000);

test("two tabs of one user → each gets all change events; events during a disconnection wait in the tab's queue", async () => {
  const { id: spaceId, userId } = await aSpace(bench.db);
  const { id } = await aJobPost(bench.db, { spaceId });
  const doors = await Promise.all([realtime.open(listener(userId)), realtime.open(listener(userId))]);
  const [one, two] = await Promise.all(doors.map((door) => listen(door)));
  await two!.client.deactivate({ force: true });
  await change(id, false);
  await publish();
  await expect.poll(() => one!.heard, { timeout: 8_000 }).toHaveLength(1);
  const again = await listen(doors[1]);
  await expect.poll(() => again.heard, { timeout: 8_000 }).toHaveLength(1);
});

test("tab subscribes to a foreign or an invented queue → refused", async () => {
  const [mine, theirs] = await Promise.all([
    realtime.open(listener(randomUUID())),
    realtime.open(listener(randomUUID())),
  ]);
  for (const queue of [theirs.queue, "u.guest.somebody", "anything"]) {
    const { refused, heard } = await listen(mine, queue);
    expect(await refused).toMatch(/access_refused|closed|denied|not_found/i);
    expect(heard).toEqual([]);
  }
});

test("session ended → its sockets close and its queues are deleted; other sessions of the user stay connected", async () => {
  const userId = randomUUID();
  const [ended, other] = [listener(userId), listener(userId)];
  const doors = await Promise.all([realtime.open(ended), realtime.open(ended), realtime.open(other)]);
  const [first, second, stays] = await Promise.all(doors.map((door) => listen(door)));
  await tell(bench.db, "session.ended", ended, ["broker"]);
  await publish();
  for (const tab of [first!, second!]) expect(await tab.refused).toMatch(/cancelled|closed/i);
  for (const tab of [first!, second!]) await expect.poll(() => tab.client.connected).toBe(false);
  // The tab's token is still valid for minutes, but its queue no longer exists.
  const again = await listen(doors[0]);
  expect(await again.refused).toMatch(/not_found|closed/i);
  await tell(bench.db, "session.ended", listener(userId), ["broker"]);
  await publish();
  await expect.poll(() => stays!.heard).toHaveLength(2);
  expect(again.heard).toEqual([]);
});

test("realtime token with a foreign signature → the connection is refused", async () => {
  const door = await realtime.open(null);
  const [head, body] = door.token.split(".");
  const { refused } = await listen({ ...door, token: `${head}.${body}.${"A".repeat(86)}` });
  expect(await refused).toBeTruthy();
});

test("browser publishes a message to the broker → refused", async () => {
  const door = await realtime.open(null);
  const { client, refused } = await listen(door);
  client.publish({ destination: "/exchange/rt/shared", body: "{}" });
  expect(await refused).toBeTruthy();
});

test("broker connection closed → the next publish reopens it", async () => {
  const mine = connectBroker(serverUrl("RABBITMQ_URL"), `lost-${randomUUID()}`);
  await mine.publish([{ key: "shared", body: { type: "test" } }]);
  await mine.close();
  await expect(mine.publish([{ key: "shared", body: { type: "test" } }])).resolves.toBeUndefined();
  await mine.close();
});

test("broker unavailable → opening a tab's queue fails within 2.5 seconds", async () => {
  const away = openRealtime({
    broker: connectBroker("amqp://127.0.0.1:1"),
    url: "ws://127.0.0.1:1",
    issuer: "i",
    keyId: "k",
    privateKey: readFileSync(serverUrl("REALTIME_PRIVATE_KEY_FILE"), "utf8"),
  });
  const start = performance.now();
  await expect(away.open(null)).rejects.toThrow("no queue for this tab");
  expect(performance.now() - start).toBeLessThan(2_500);
});
