import { setTimeout as sleep } from "node:timers/promises";
import type { AssistantEvent } from "@orbita/contract";
import { sql } from "kysely";
import { proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aWorld, topicsOf, type AssistantWorld } from "./assistant-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { seedWords } from "../support/talents.ts";

let api: TestApi;
let world: AssistantWorld;
let token: string;
beforeAll(async () => {
  api = await startApi();
  world = await aWorld(api, (await seedWords(api)).java);
  ({ token } = await api.tokenOf(world.recruiterId));
}, 120_000);
afterAll(async () => {
  // After an abort, fetch opens new connections and sends nothing on them. The server does not count them as idle and would
  // wait for them when it stops.
  setTimeout(() => api.app.server.closeAllConnections(), 500);
  await api.stop();
});

const path = "/ai/get-resume-assistant-response";
const send = (body: object, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${api.baseUrl}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
const listening = { accept: "text/event-stream" };
const asked = () => ({ ...topicsOf(world).application, question: "Quali lingue parla?" });
const eventsIn = (text: string): AssistantEvent[] =>
  text
    .split("\n\n")
    .flatMap((part) => (part.startsWith("data: ") ? [JSON.parse(part.slice(6)) as AssistantEvent] : []));
/** Returns the number of database queries that wait for the locked table. */
const waiting = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%applications%'`.execute(api.db);
  return rows[0]!.n;
};
const kept = async () => (await api.db.selectFrom("ai_messages").select("id").execute()).length;

test("assistant client that accepts event streams → gets each statement, then the reply; any other → only the reply", async () => {
  const response = await send(asked(), listening);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const events = eventsIn(await response.text());
  expect(events[0]).toMatchObject({ type: "begin", engine: { kind: "onBox" } });
  const last = events.at(-1)!;
  if (last.type !== "done") throw new Error(last.type);
  const statements = events.flatMap((event) => (event.type === "statement" ? [event.statement] : []));
  expect(statements.length).toBeGreaterThan(0);
  expect(last.answer.message.answer!.statements).toEqual(statements);

  const plain = await send(asked());
  expect(plain.headers.get("content-type")).toContain("application/json");
  const { message } = (await plain.json()) as typeof last.answer;
  expect(message.answer).toEqual(last.answer.message.answer);
});

test("question sent with the web app's API client → the client emits the begin, statement and done events", async () => {
  const heard: unknown[] = [];
  const reply = await world.recruiter.assistant.ask({ body: asked() }, { onEvent: (event) => heard.push(event) });
  expect(heard.map((event) => (event as AssistantEvent).type)).toEqual(["begin", "statement", "done"]);
  expect(reply!.message.answer!.kind).toBe("answered");
});

test("assistant request that fails before its first event → a problem response, even for a client of event streams", async () => {
  const stranger = { ...topicsOf(world).talent, spaceId: world.talent.resumeId, question: "Quali lingue parla?" };
  for (const headers of [{}, listening]) {
    const response = await send(stranger, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get("content-type")).toContain("problem+json");
    expect(await response.json()).toMatchObject({ code: "access.denied" });
  }
  const empty = await send({ ...asked(), question: "  " }, listening);
  expect(empty.status).toBe(422);
  const long = await send({ ...asked(), question: "a".repeat(501) }, listening);
  expect(long.status).toBe(422);
});

const atOnce = proofSize({ short: 15, whole: 50 });
test(`${atOnce} questions to the assistant at once → each gets its own reply`, { timeout: 120_000 }, async () => {
  const before = await kept();
  const all = await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      const response = await send({ ...asked(), question: `Quali lingue parla? ${at}` }, listening);
      const last = eventsIn(await response.text()).at(-1)!;
      return last.type === "done" ? last.answer.message : null;
    }),
  );
  expect(all.map((message, at) => message?.question === `Quali lingue parla? ${at}`)).not.toContain(false);
  expect(await kept()).toBe(before + atOnce);
});

test(
  "the client disconnects before the assistant answers → neither a message nor an AI call is stored",
  { timeout: 60_000 },
  async () => {
    const calls = async () => (await api.db.selectFrom("ai_calls").select("id").execute()).length;
    const before = [await kept(), await calls()];
    const gone = new AbortController();
    // The lock delays the query for the resume until the client has disconnected.
    await api.db.transaction().execute(async (tx) => {
      await sql`lock table applications in access exclusive mode`.execute(tx);
      const asking = Array.from({ length: 5 }, () => send(asked(), listening, gone.signal).catch(() => null));
      await expect.poll(waiting, { timeout: 10_000 }).toBe(5);
      gone.abort();
      await Promise.all(asking);
      await sleep(300);
    });
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
    await sleep(500);
    expect([await kept(), await calls()]).toEqual(before);
    // The next question is answered normally.
    expect((await send(asked())).status).toBe(200);
  },
);
