import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { basePath } from "@orbita/contract";
import { loadSkills, loadVocabulary } from "@orbita/db/seed";
import { startSimulators, type SimulatedProvider } from "@orbita/simulators";
import { startDns } from "@orbita/simulators/dns";
import { startStripe } from "@orbita/simulators/stripe";
import { createDatabase, prepareTemplate } from "@orbita/testing";
import { buildWeb } from "./build-web.ts";
import { readZone } from "./dns-zone.ts";
import { repository, runFolder } from "./folders.ts";
import { forgetLimits } from "./forget-limits.ts";
import { freePorts } from "./free-ports.ts";
import { fillGazetteer } from "./gazetteer.ts";
import type { EnvironmentVariables } from "./processes.ts";
import { startApi, startWeb, startWorker } from "./servers.ts";

const searches = ["/public/jobpost/search", "/public/space/search", "/autocomplete/elastic", "/skill/search"];
const patienceMs = 60_000;

/** Waits until searches work: the worker must create the indexes, and the search engine is slow on its first query. */
async function untilSearchable(apiUrl: string): Promise<void> {
  const until = Date.now() + patienceMs;
  for (const path of searches)
    for (;;) {
      const { status } = await fetch(apiUrl + basePath + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
      if (status < 500) break;
      if (Date.now() > until) throw new Error(`${path} still answers ${status}`);
      await sleep(200);
    }
}

/** The data that journeys need; it is passed to the test workers as JSON in one variable. */
export type RunningProduct = {
  origin: string;
  apiUrl: string;
  innerApiUrl: string;
  databaseUrl: string;
  folder: string;
  /** The addresses of the simulated providers: Google, GitHub and X. */
  simulators: Record<SimulatedProvider, string>;
  /** The simulated Stripe, which sends webhooks to the api. */
  stripe: string;
  /** The environment of the api, the worker and the web server, to start another process beside them. */
  environment: EnvironmentVariables;
};

/** The last database of Valkey, so that counters are not shared with another product on the same machine. */
const valkeyDatabase = "15";

function environmentOf(databaseUrl: string, origin: string, folder: string): EnvironmentVariables {
  execFileSync(process.execPath, [join(repository, "infra/orbita/make-secrets.mjs"), folder]);
  const secret = (name: string) => readFileSync(join(folder, name), "utf8");
  const valkey = Object.assign(new URL(process.env.VALKEY_URL ?? ""), { pathname: `/${valkeyDatabase}` });
  return {
    ...process.env,
    NODE_ENV: "test",
    LOG_LEVEL: "info",
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    // The database pooler of the environment is not used, because it is configured for another database.
    DATABASE_POOL_URL: undefined,
    VALKEY_URL: valkey.href,
    OPENSEARCH_PREFIX: `e2e-${process.pid}-`,
    TOKEN_KEYS_FILE: join(folder, "token-keys.json"),
    SESSION_KEY: secret("session-key"),
    INNER_SECRET: secret("inner-secret"),
    MAIL_FROM: "Orbita <noreply@orbita.example>",
    WEB_ORIGIN: origin,
    RATE_PER_MINUTE: "100000",
    DRAIN_MS: "0",
    // Pages load Stripe's script from its real address, and the journeys' browser routes it to the simulator.
    STRIPE_JS_URL: undefined,
  };
}

/** The seller on invoices. Its VAT number is not in use, though its check digit is right. */
const seller = {
  SELLER_NAME: "Orbita Esempio S.r.l.",
  SELLER_VAT: "00743110157",
  SELLER_STREET: "Via Esempio 1",
  SELLER_POSTAL_CODE: "20121",
  SELLER_CITY: "Milano",
  SELLER_PROVINCE: "MI",
};

async function deleteIndexes({ OPENSEARCH_URL: url, OPENSEARCH_PREFIX: prefix }: EnvironmentVariables): Promise<void> {
  const listed = await fetch(`${url}/_cat/indices/${prefix}*?format=json&h=index`);
  if (!listed.ok) return;
  const names = ((await listed.json()) as { index: string }[]).map(({ index }) => index);
  if (names.length > 0) await fetch(`${url}/${names.join(",")}`, { method: "DELETE" });
}

/**
 * Starts a separate product on the servers of the environment, with its own database, index, ports and secrets. `stop` stops only
 * what it started.
 */
export async function startProduct(): Promise<{ product: RunningProduct; stop: () => Promise<void> }> {
  buildWeb();
  const folder = runFolder(String(process.pid));
  await prepareTemplate();
  const database = await createDatabase({ max: 2 });
  const stops: (() => Promise<unknown>)[] = [database.drop];
  const stop = async () => {
    for (const undo of stops.toReversed()) await undo().catch((error: unknown) => console.error(error));
  };
  try {
    await fillGazetteer(database.db);
    await loadVocabulary(database.db);
    await loadSkills(database.db);
    const origin = `http://localhost:${(await freePorts(1))[0]}`;
    const simulators = await startSimulators(origin);
    stops.push(simulators.stop);
    const stripe = await startStripe();
    stops.push(stripe.stop);
    const dns = await startDns(readZone(folder));
    stops.push(dns.stop);
    const environment: EnvironmentVariables = {
      ...environmentOf(database.url, origin, folder),
      ...simulators.environment,
      ...stripe.environment,
      ...seller,
      DNS_SERVERS: dns.server,
      // Journeys of the administration sign in by password; the api's own tests cover passkeys.
      ADMIN_ANY_SIGN_IN: "true",
    };
    stops.push(() => deleteIndexes(environment));
    await forgetLimits(environment.VALKEY_URL ?? "");
    const place = { environment, folder };
    const [starting, working] = await Promise.allSettled([startApi(place), startWorker(place)]);
    for (const one of [starting, working]) if (one.status === "fulfilled") stops.push(one.value.stop);
    if (starting.status === "rejected") throw starting.reason;
    if (working.status === "rejected") throw working.reason;
    const api = starting.value;
    await stripe.setHook(`${api.url}/api/v1/payments/stripe/webhook`);
    await untilSearchable(api.url);
    const web = await startWeb(place, { apiUrl: api.url, innerUrl: api.innerUrl, origin });
    stops.push(web.stop);
    const product = {
      origin,
      apiUrl: api.url,
      innerApiUrl: api.innerUrl,
      databaseUrl: database.url,
      folder,
      simulators: {
        google: simulators.google.origin,
        github: simulators.github.origin,
        twitter: simulators.twitter.origin,
      },
      stripe: stripe.origin,
      environment,
    };
    return { product, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
