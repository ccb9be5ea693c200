import { randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@orbita/db";
import { rebuildStatistics } from "@orbita/features";
import { createTokenSigner, loadTokenKeys, readSessionKeys } from "@orbita/platform";
import { createDatabase, prepareTemplate } from "@orbita/testing";
import { sql } from "kysely";
import { startChild } from "../child.ts";
import { median, report, round } from "../figures.ts";
import { load, type Ask } from "../load.ts";
import { productionOf } from "../production.ts";
import { generate, worldOf, type Generated } from "./generate.ts";

/**
 * The dashboard of the largest Space over five million events, against a job post read by its key through the same api, in
 * alternating pairs. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const numberOf = (name: string, standard: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? standard);
const events = numberOf("events", quick ? 100_000 : 5_000_000);
const pairs = numberOf("pairs", quick ? 40 : 200);
const rounds = numberOf("rounds", quick ? 3 : 5);
const bound = 20;

/** A database that was generated before and kept: `--keep` says its name. */
const on = process.argv.find((word) => word.startsWith("--on="))?.slice("--on=".length);

async function open() {
  if (!on) {
    await prepareTemplate();
    return createDatabase();
  }
  const url = Object.assign(new URL(process.env["DATABASE_URL"]!), { pathname: `/${on}` }).href;
  const db = connect({ url, max: 3 });
  return { url, db, drop: () => db.destroy() };
}
const database = await open();
// Without the time limits of the product: millions of rows are one statement.
const patient = connect({ url: database.url, max: 3, applicationName: "bench", patient: true });
const since = (start: number) => round((performance.now() - start) / 1_000, 1);
const generating = performance.now();
const world = await (on ? worldOf(patient) : generate(patient, events));
const generatedSeconds = since(generating);
const counting = performance.now();
const counted = await rebuildStatistics(patient);
const rebuiltSeconds = since(counting);
const sums = await sql<{ rows: number; bytes: number }>`
  select count(*)::int as rows, pg_total_relation_size('hiring_sums')::float as bytes from hiring_sums`.execute(
  patient,
);
await patient.destroy();

const production = productionOf(database.url);
async function tokenOf({ ownerId }: Generated): Promise<string> {
  const sessionId = randomUUIDv7();
  await database.db
    .insertInto("sessions")
    .values({ id: sessionId, user_id: ownerId, expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  const signer = createTokenSigner({
    keys: await loadTokenKeys(production.keysFile),
    sessionKeys: readSessionKeys(production.sessionKey),
    issuer: "orbita",
  });
  return (await signer.sign({ userId: ownerId, sessionId }, new Date())).token;
}

const authorization = `Bearer ${await tokenOf(world)}`;
const headers = { "x-request-scope": "talent", "x-space-id": world.spaceId, authorization };
const api = await startChild(new URL("../api/whole.ts", import.meta.url), production.env);
for (let tries = 0; tries < 50 && (await fetch(`${api.origin}/api/v1`)).status === 503; tries++) await sleep(200);
const ask = (path: string): Ask => ({ url: `${api.origin}/api/v1${path}`, headers });
const byKey = { ...ask(`/public/jobpost/${world.postId}`), headers: { "x-request-scope": "public", authorization } };

async function compare(page: Ask) {
  const all: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= rounds; turn++) {
    const times: [number[], number[]] = [[], []];
    for (let pair = 0; pair < pairs; pair++) {
      times[0].push(...(await load(byKey, { count: 1, connections: 1 })));
      times[1].push(...(await load(page, { count: 1, connections: 1 })));
    }
    // The first round warms caches and compilers.
    if (turn > 0) for (const at of [0, 1] as const) all[at].push(median(times[at]));
  }
  const ratios = all[0].map((one, turn) => all[1][turn]! / one);
  return { keyMs: round(median(all[0])), pageMs: round(median(all[1])), ratio: round(median(ratios)) };
}

const dashboard = "/talent/analytics/dashboard";
const pages = {
  year: `${dashboard}?period=12m`,
  ninetyDays: `${dashboard}?period=90d`,
  onePost: `${dashboard}?period=12m&jobPostId=${world.postId}`,
  averageExperience: `${dashboard}/averageExperience?period=12m`,
};
const results: Record<string, Awaited<ReturnType<typeof compare>>> = {};
try {
  for (const [name, path] of Object.entries(pages)) results[name] = await compare(ask(path));
} finally {
  api.stop();
  if (process.argv.includes("--keep")) process.stderr.write(`--on=${new URL(database.url).pathname.slice(1)}\n`);
  else await database.drop();
  production.forget();
}
const holds = Object.values(results).every(({ ratio }) => ratio <= bound);
const made = { generatedSeconds, rebuiltSeconds, counted: counted.events, sums: sums.rows[0] };
report("statistics", { events, ...made, bound, results }, holds);
