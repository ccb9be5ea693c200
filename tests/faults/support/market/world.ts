import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { basePath, createClient, headsOf, routes, type AppRoutes } from "@orbita/contract";
import { createClickTokens, createTokenSigner, loadTokenKeys, readSessionKeys } from "@orbita/platform";
import { startStripe } from "@orbita/simulators/stripe";
import { createDatabase, freePort, freshPrefix, secrets, startProcess, type RunningProcess } from "@orbita/testing";
import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";

const heads = headsOf(routes);
const seller = {
  SELLER_NAME: "Orbita Esempio S.r.l.",
  SELLER_VAT: "00743110157",
  SELLER_STREET: "Via Garibaldi 12",
  SELLER_POSTAL_CODE: "16124",
  SELLER_CITY: "Genova",
  SELLER_PROVINCE: "GE",
};
const queues = ["payments.", "invoices.", "collecting.", "routine.", "runs."];
/** Timeout of `drain`, which waits for all billing jobs; longer than it ever takes. */
const patienceMs = 240_000;

/** Starts an API, workers and a payment provider with a simulated clock; everything else is real. */
export async function startMarket({ workers: count }: { workers: number }) {
  const database = await createDatabase({ max: 6 });
  const { db } = database;
  const stripe = await startStripe();
  const port = await freePort();
  const mine = secrets();
  const clockFile = join(mkdtempSync(join(tmpdir(), "orbita-market-")), "offset");
  const prefix = freshPrefix();
  const env = {
    ...mine,
    ...stripe.environment,
    ...seller,
    DATABASE_URL: database.url,
    DATABASE_POOL_URL: database.url,
    OPENSEARCH_PREFIX: prefix,
    VALKEY_PREFIX: prefix,
    WEB_ORIGIN: "http://localhost:3000",
    LIMIT_FACTOR: "100000",
    RATE_PER_MINUTE: "10000000",
    DRAIN_MS: "0",
    // Turns off the limit of clicks per minute, because a day's visitors arrive within a second in this test.
    CLICKS_PER_MINUTE: "1000000",
    // Turns off the log, because the books show whether a killed process lost anything.
    LOG_LEVEL: "silent",
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${fileURLToPath(new URL("../clock.mjs", import.meta.url))}`,
  };
  const baseUrl = `http://127.0.0.1:${port}${basePath}`;

  let now = new Date();
  let api: RunningProcess | null = null;
  let workers: RunningProcess[] = [];
  const deaths = { api: 0, worker: 0 };

  const startApi = async () => {
    api = await startProcess("api", { ...env, PORT: String(port) });
    await api.ready();
  };
  const startWorkers = async () => {
    workers = await Promise.all(Array.from({ length: count }, () => startProcess("worker", env)));
    await Promise.all(workers.map((worker) => worker.ready()));
  };
  /** Kills all workers at once, whatever they are doing, and releases their jobs, as the missing heartbeat would. */
  async function killWorkers(): Promise<void> {
    const dying = workers;
    workers = [];
    deaths.worker += dying.length;
    await Promise.all(dying.map((worker) => worker.kill()));
    await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db);
    await startWorkers();
  }
  async function killApi(): Promise<void> {
    deaths.api += 1;
    await api!.kill();
    await startApi();
  }

  const signer = createTokenSigner({
    keys: await loadTokenKeys(mine["TOKEN_KEYS_FILE"]!),
    sessionKeys: readSessionKeys(mine["SESSION_KEY"]!),
    issuer: "orbita",
  });
  const signedIn = new Map<string, { sessionId: string; token: string }>();
  const renew = async (userId: string, sessionId: string) =>
    signedIn.set(userId, { sessionId, token: (await signer.sign({ userId, sessionId }, now)).token });
  async function as(userId: string) {
    const sessionId = randomUUIDv7();
    const expires_at = new Date("2030-01-01T00:00:00Z");
    await db.insertInto("sessions").values({ id: sessionId, user_id: userId, expires_at }).execute();
    await renew(userId, sessionId);
    const headers = () => ({ authorization: `Bearer ${signedIn.get(userId)!.token}` });
    return createClient<AppRoutes>(heads, { baseUrl, headers });
  }

  /** Sets the clock of all processes and of the provider, and renews tokens, which are valid for ten minutes. */
  async function setClock(moment: Date): Promise<void> {
    now = moment;
    writeFileSync(clockFile, String(moment.getTime() - Date.now()));
    await stripe.setClock(moment, { signatures: true });
    for (const [userId, { sessionId }] of signedIn) await renew(userId, sessionId);
    await sleep(80);
  }

  async function waiting(): Promise<number> {
    // Makes delayed retries of jobs due now, because the simulated clock does not wait.
    await sql`update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now()`.execute(
      db,
    );
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pgboss.job
      where state in ('created', 'retry', 'active') and name not like '%.dead'
        and exists (select from unnest(${queues}::text[]) as start where starts_with(name, start))`.execute(db);
    return rows[0]!.count;
  }
  /** Waits until no billing job is left and all provider events are delivered. */
  async function drain(): Promise<void> {
    const until = Date.now() + patienceMs;
    for (let still = 0; still < 2;) {
      await stripe.untilDelivered();
      still = (await waiting()) === 0 ? still + 1 : 0;
      if (Date.now() > until) throw new Error("the work does not end");
      await sleep(150);
    }
  }
  /** Triggers routines in the worker's queue that the schedule would otherwise start. */
  async function routine(...names: string[]): Promise<void> {
    for (const name of names)
      await sql`insert into pgboss.job (name, data, policy, retry_limit, expire_seconds)
        values (${`routine.${name}`}, null, 'stately', 5, 3600) on conflict do nothing`.execute(db);
  }

  async function stop(): Promise<void> {
    await Promise.all([...workers.map((worker) => worker.kill()), api?.kill()]);
    await stripe.stop();
    await database.drop();
  }
  await setClock(new Date("2026-11-20T11:00:00Z"));
  await startApi();
  await startWorkers();
  await stripe.setHook(`${baseUrl}/payments/stripe/webhook`, { retries: 4, firstWaitMs: 50 });
  return {
    db,
    stripe,
    baseUrl,
    deaths,
    as,
    setClock,
    killWorkers,
    killApi,
    drain,
    routine,
    stop,
    now: () => now,
    clickTokens: createClickTokens(readSessionKeys(mine["SESSION_KEY"]!)),
  };
}
export type RunningMarket = Awaited<ReturnType<typeof startMarket>>;
