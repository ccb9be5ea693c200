import { setTimeout as sleep } from "node:timers/promises";
import { basePath, createClient, headsOf, routes, type AppRoutes, type Client } from "@orbita/contract";
import {
  aJobPost,
  aMember,
  anApplication,
  aSpace,
  aUser,
  createDatabase,
  freePort,
  freshPrefix,
  proofSize,
  secrets,
  startProcess,
  type TestDatabase,
} from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createConnection } from "../../apps/web/src/shell/realtime/connection.ts";
import { tokenOf } from "./support/product.ts";
import { servers } from "./support/servers.ts";

/** The number of concurrently open applications boards, which belong to `people` recruiters of one Space. */
const boards = proofSize({ short: 60, whole: 500 });
const people = 20;
const rightWithinMs = 10_000;

const env = {
  ...secrets(),
  VALKEY_PREFIX: freshPrefix(),
  OPENSEARCH_PREFIX: freshPrefix(),
  LIMIT_FACTOR: "1000",
  RATE_PER_MINUTE: "100000000",
  DRAIN_MS: "0",
};
let database: TestDatabase;
let processes: Awaited<ReturnType<typeof startProcess>>[];
let clients: Client<AppRoutes>[];
let space: { id: string; userId: string };
let post: string;
let applications: string[];

beforeAll(async () => {
  database = await createDatabase({ max: 4 });
  const { db, url } = database;
  const port = await freePort();
  const mine = {
    ...env,
    DATABASE_URL: url,
    DATABASE_POOL_URL: url,
    PORT: String(port),
    WEB_ORIGIN: "http://localhost:3000",
  };
  processes = await Promise.all([startProcess("api", mine), startProcess("worker", mine)]);
  await Promise.all(processes.map((process) => process.ready()));
  space = await aSpace(db);
  post = (await aJobPost(db, { spaceId: space.id, status: "published" })).id;
  applications = [];
  for (let n = 0; n < 8; n++) {
    const { id: talentId } = await aUser(db);
    applications.push((await anApplication(db, { spaceId: space.id, jobPostId: post, talentId })).id);
  }
  const heads = headsOf(routes);
  clients = await Promise.all(
    Array.from({ length: people }, async () => {
      const { id: userId } = await aUser(db);
      await aMember(db, { spaceId: space.id, userId, role: "recruiter" });
      const token = await tokenOf(db, env, userId);
      const headers = () => ({ authorization: `Bearer ${token}` });
      return createClient<AppRoutes>(heads, { baseUrl: `http://127.0.0.1:${port}${basePath}`, headers });
    }),
  );
});
afterAll(async () => {
  await servers.start("rabbitmq");
  await Promise.all(processes.map((process) => process.stop()));
  await database.drop();
});

/** Simulates a page that shows the board, with the web app's own connection. It reloads at each change event and after each gap. */
function openBoard(client: Client<AppRoutes>) {
  const state = { shown: "", heard: 0, reconnections: 0, asking: false, again: false };
  async function look(): Promise<void> {
    const board = await client.applications.board({ body: { jobPostId: post } }, { spaceId: space.id });
    const cards = board?.lanes.flatMap((lane) => lane.cards.map(({ id }) => `${id} ${lane.status}`));
    if (cards) state.shown = JSON.stringify(cards.toSorted());
  }
  async function ask(): Promise<void> {
    state.again = true;
    if (state.asking) return;
    state.asking = true;
    while (state.again) {
      state.again = false;
      // If there are too many requests at once, the page retries, as the web app's queries do.
      await look().catch(async () => {
        state.again = true;
        await sleep(500);
      });
    }
    state.asking = false;
  }
  const connection = createConnection({
    openSession: () => client.realtime.open({}).catch(() => undefined),
    onMessage: () => {
      state.heard += 1;
      void ask();
    },
    onReconnected: () => {
      state.reconnections += 1;
      void ask();
    },
  });
  connection.start();
  void ask();
  return { state, close: () => connection.stop() };
}

async function truth(): Promise<string> {
  const rows = await database.db
    .selectFrom("applications")
    .select(["id", "status"])
    .where("job_post_id", "=", post)
    .where("status", "in", ["submitted", "inReview", "shortlisted", "interview", "offer"])
    .execute();
  return JSON.stringify(rows.map(({ id, status }) => `${id} ${status}`).toSorted());
}

const move = (n: number, to: "inReview" | "shortlisted" | "interview" | "offer") =>
  clients[n % people]!.applications.move({ body: { ids: [applications[n]!], to } }, { spaceId: space.id });

test(`broker killed and restarted → ${boards} open boards reconnect and show the current state within ten seconds`, async () => {
  const open = Array.from({ length: boards }, (_, n) => openBoard(clients[n % people]!));
  const rightAfter = async (): Promise<number> => {
    const begin = performance.now();
    const wanted = await truth();
    while (open.some(({ state }) => state.shown !== wanted) && performance.now() - begin < 60_000) await sleep(50);
    return Math.round(performance.now() - begin);
  };
  // Waits until each board has received a change event, so that all are connected.
  for (let turn = 0; open.some(({ state }) => state.heard === 0) && turn < 60; turn++) {
    await move(7, turn % 2 === 0 ? "inReview" : "shortlisted");
    await sleep(1_000);
  }
  expect(await rightAfter()).toBeLessThan(60_000);
  await move(0, "inReview");
  const hintMs = await rightAfter();
  expect(hintMs).toBeLessThan(rightWithinMs);

  servers.kill("rabbitmq");
  await sleep(proofSize({ short: 4_000, whole: 15_000 }));
  await move(1, "shortlisted");
  await move(2, "interview");
  await servers.start("rabbitmq");
  const backMs = await rightAfter();
  expect(backMs).toBeLessThan(rightWithinMs);
  await expect.poll(() => open.filter(({ state }) => state.reconnections === 0).length, { timeout: 60_000 }).toBe(0);

  await move(3, "offer");
  const afterwardsMs = await rightAfter();
  expect(afterwardsMs).toBeLessThan(rightWithinMs);
  await Promise.all(open.map(({ close }) => close()));
  process.stdout.write(`${JSON.stringify({ fault: "sockets", boards, hintMs, backMs, afterwardsMs })}\n`);
});
