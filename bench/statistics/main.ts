import { connect } from "@orbita/db";
import { rebuildStatistics } from "@orbita/features";
import { createDatabase, prepareTemplate } from "@orbita/testing";
import { sql } from "kysely";
import { bearerOf } from "../bearer.ts";
import { startApi } from "../child.ts";
import { median, report, round } from "../figures.ts";
import type { LoadRequest } from "../load.ts";
import { asking, given, inPairs, readSize } from "../pairs.ts";
import { productionOf } from "../production.ts";
import { generateEvents, worldOf } from "./generate.ts";

/**
 * Measures the dashboard of the largest Space over five million events against a job post read by its id through the same API, in
 * alternating pairs. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const events = Number(given("events") ?? (quick ? 100_000 : 5_000_000));
const bound = 20;

/** The name of the database to reuse: an earlier run with `--keep` did not drop it, and printed its name. */
const on = given("on");

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
// A connection without the product's timeouts, because a single statement inserts millions of rows.
const patient = connect({ url: database.url, max: 3, applicationName: "bench", patient: true });
const since = (start: number) => round((performance.now() - start) / 1_000, 1);
const generating = performance.now();
const world = await (on ? worldOf(patient) : generateEvents(patient, events));
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
const bearer = await bearerOf(database.db, production, world.ownerId);
const api = await startApi(production.env);

async function compareToKey(path: string) {
  const authorization = await bearer();
  const ask = (to: string, headers: Record<string, string>): LoadRequest => ({
    url: `${api.origin}/api/v1${to}`,
    headers: { ...headers, authorization },
  });
  const byKey = ask(`/public/jobpost/${world.postId}`, { "x-request-scope": "public" });
  const page = ask(path, { "x-request-scope": "talent", "x-space-id": world.spaceId });
  const [key, whole] = await inPairs(asking(byKey), asking(page), readSize(40));
  const ratios = key.map((one, turn) => whole[turn]! / one);
  return { keyMs: round(median(key)), pageMs: round(median(whole)), ratio: round(median(ratios)) };
}

const dashboard = "/talent/analytics/dashboard";
const pages = {
  year: `${dashboard}?period=12m`,
  ninetyDays: `${dashboard}?period=90d`,
  onePost: `${dashboard}?period=12m&jobPostId=${world.postId}`,
  averageExperience: `${dashboard}/averageExperience?period=12m`,
};
const results: Record<string, Awaited<ReturnType<typeof compareToKey>>> = {};
try {
  for (const [name, path] of Object.entries(pages)) results[name] = await compareToKey(path);
} finally {
  api.stop();
  if (process.argv.includes("--keep")) process.stderr.write(`--on=${new URL(database.url).pathname.slice(1)}\n`);
  else await database.drop();
  production.forget();
}
const holds = Object.values(results).every(({ ratio }) => ratio <= bound);
const made = { generatedSeconds, rebuiltSeconds, counted: counted.events, sums: sums.rows[0] };
report("statistics", { events, ...made, bound, results }, holds);
