import { randomBytes } from "node:crypto";
import { Agent } from "node:http";
import { createPasswords } from "@orbita/platform";
import { aJobPost, aSpace, aUser, createDatabase, prepareTemplate } from "@orbita/testing";
import { startChild } from "../child.ts";
import { median, percentile, report, round } from "../figures.ts";
import { load, send, type LoadRequest, type LoadResponse } from "../load.ts";
import { productionOf } from "../production.ts";

/**
 * Measures the cost of a sign-in beyond its hash, and the effect of two hundred concurrent sign-ins on other requests. See
 * docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const rounds = quick ? 3 : 7;
const each = quick ? 40 : 100;
const atOnce = 200;
const bounds = { cpu: 1.3, reads: 3, seconds: 10 };

await prepareTemplate();
const database = await createDatabase();
const production = productionOf(database.url);
// The bench signs in more often than a person: rate limits are counted, but never reached.
const env = { ...production.env, LIMIT_FACTOR: "1000000" };
const [api, bare] = [
  await startChild(new URL("../api/whole.ts", import.meta.url), env),
  await startChild(new URL("bare.ts", import.meta.url), { NODE_ENV: "production" }),
];

const password = "Segreta-del-banco-1";
const password_hash = await createPasswords().hash(password);
/** Each user has one browser, so that a sign-in finds as many earlier sessions as that of a real user. */
const logins: LoadRequest[] = [];
for (let n = 0; n < atOnce; n++) {
  const { id, email } = await aUser(database.db);
  await database.db.updateTable("users").set({ password_hash }).where("id", "=", id).execute();
  logins.push({
    url: `${api.origin}/api/v1/auth/login`,
    method: "POST",
    headers: { "content-type": "application/json", "x-device-id": randomBytes(32).toString("base64url") },
    body: JSON.stringify({ email, password }),
  });
}
const login = (n: number) => logins[n % logins.length]!;

/** CPU time of the server process, including its threads, per request. */
async function cpuOf({ cpuMicros }: typeof api, work: () => Promise<unknown>): Promise<number> {
  const before = await cpuMicros();
  await work();
  return ((await cpuMicros()) - before) / each;
}
await load(login, { count: 40, connections: 4 });
await send({ url: `${bare.origin}/40` });
const costs: { login: number; bare: number }[] = [];
for (let turn = 0; turn < rounds; turn++)
  costs.push({
    login: await cpuOf(api, () => load((n) => login(n + turn * each), { count: each, connections: 4 })),
    bare: await cpuOf(bare, () => send({ url: `${bare.origin}/${each}` })),
  });
bare.stop();

const space = await aSpace(database.db);
const { id } = await aJobPost(database.db, { spaceId: space.id, status: "published" });
const read: LoadRequest = { url: `${api.origin}/api/v1/public/jobpost/${id}` };
const pauseMs = 5;

/** Sends read requests one after the other, as a page does, until `isOver` returns true. */
async function readUntil(isOver: () => boolean): Promise<LoadResponse[]> {
  const answers: LoadResponse[] = [];
  while (!isOver()) {
    answers.push(await send(read));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return answers;
}
const reading = async (isOver: () => boolean) =>
  (await Promise.all([readUntil(isOver), readUntil(isOver), readUntil(isOver), readUntil(isOver)])).flat();
const p95 = (answers: readonly LoadResponse[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.95,
  );

async function storm() {
  const end = performance.now() + 2_000;
  const idle = await reading(() => performance.now() > end);
  let over = false;
  const busy = reading(() => over);
  const agent = new Agent({ keepAlive: false, maxSockets: atOnce });
  const signedIn = await Promise.all(logins.map((ask) => send(ask, agent)));
  over = true;
  return { idle, busy: await busy, signedIn };
}
await load(read, { count: 1_000, connections: 8 });
const storms = [];
for (let turn = 0; turn < (quick ? 1 : 3); turn++) storms.push(await storm());
api.stop();
await database.drop();
production.forget();

const cpu = round(median(costs.map((cost) => cost.login / cost.bare)));
const reads = round(median(storms.map(({ idle, busy }) => p95(busy) / p95(idle))));
const failedReads = storms
  .flatMap(({ idle, busy }) => [...idle, ...busy])
  .filter(({ status }) => status !== 200).length;
const answers = storms.flatMap(({ signedIn }) => signedIn);
const statuses = Object.groupBy(answers, ({ status }) => status);
const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1_000;
const told = answers.every(({ status }) => [200, 429, 503].includes(status));
report(
  "login",
  {
    cpuMicros: {
      login: round(median(costs.map((cost) => cost.login)), 0),
      bare: round(median(costs.map((cost) => cost.bare)), 0),
    },
    ratios: { cpu, reads },
    readsP95Ms: {
      idle: round(median(storms.map(({ idle }) => p95(idle)))),
      busy: round(median(storms.map(({ busy }) => p95(busy)))),
    },
    failedReads,
    logins: Object.fromEntries(Object.entries(statuses).map(([status, all]) => [status, all!.length])),
    slowestSeconds: round(slowest),
    bounds,
  },
  cpu <= bounds.cpu && reads <= bounds.reads && failedReads === 0 && told && slowest <= bounds.seconds,
);
