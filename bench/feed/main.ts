import { randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Tables } from "@orbita/db";
import { createTokenSigner, loadTokenKeys, readSessionKeys } from "@orbita/platform";
import { createDatabase, prepareTemplate } from "@orbita/testing";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { statementsOf, type Statement } from "../applications/statements.ts";
import { startChild } from "../child.ts";
import { median, report, round } from "../figures.ts";
import { load, type Ask } from "../load.ts";
import { productionOf } from "../production.ts";
import { generate, sizesOf } from "./generate.ts";
import { likeAtOnce } from "./likes.ts";
import { questionsOf } from "./questions.ts";

/**
 * The feed of somebody who follows five hundred and is in thirty channels, over two hundred thousand posts and a million likes:
 * its top and page two hundred, against the same SQL through bare node:http + pg, in alternating pairs; every plan looked at;
 * and a thousand likes at once. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const given = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];
const posts = Number(given("posts") ?? (quick ? 10_000 : 200_000));
const rounds = Number(given("rounds") ?? (quick ? 3 : 5));
const pairs = Number(given("pairs") ?? (quick ? 30 : 200));

await prepareTemplate();
const database = await createDatabase();
const generating = performance.now();
const poolOf = (max: number) => new Pool({ connectionString: database.url, max, options: "-c jit=off" });
// Without the time limits of the product: a million rows are one statement.
const patient = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(1) }) });
const world = await generate(patient, posts);
await patient.destroy();
const generatedSeconds = round((performance.now() - generating) / 1_000, 0);
const production = productionOf(database.url);

const signer = createTokenSigner({
  keys: await loadTokenKeys(production.keysFile),
  sessionKeys: readSessionKeys(production.sessionKey),
  issuer: "orbita",
});
async function tokenOf(userId: string): Promise<string> {
  const sessionId = randomUUIDv7();
  await database.db
    .insertInto("sessions")
    .values({ id: sessionId, user_id: userId, expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  return (await signer.sign({ userId, sessionId }, new Date())).token;
}

/** The features' own database, overheard. */
const said: Statement[] = [];
const overheard = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: poolOf(10) }),
  log: ({ level, query }) => {
    if (level === "query") said.push({ text: query.sql, values: [...query.parameters] });
  },
});

const questions = await questionsOf(overheard, world, 200 * Math.min(1, posts / 20_000));
const statements: Record<string, Statement[]> = {};
for (const { name, ask } of questions) statements[name] = await statementsOf(said, () => ask(overheard));

const large = ["posts", "post_tags", "comments", "post_likes", "post_counts", "users", "mentions"];
/** Tables that were read from end to end although there is a way in. */
async function scanned(name: string): Promise<string[]> {
  const found = new Set<string>();
  for (const { text, values } of statements[name]!) {
    const { rows } = await overheard.getExecutor().executeQuery<{ "QUERY PLAN": unknown }>({
      ...sql.raw(`explain (format json) ${text}`).compile(overheard),
      parameters: values,
    });
    for (const [, relation] of JSON.stringify(rows).matchAll(/"Node Type":"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g))
      found.add(relation!);
  }
  return [...found].filter((relation) => large.includes(relation));
}

const env = { DATABASE_URL: database.url, STATEMENTS: JSON.stringify(statements), PGOPTIONS: "-c jit=off" };
const [api, bare] = [
  await startChild(new URL("../api/whole.ts", import.meta.url), { ...production.env, LIMIT_FACTOR: "1000" }),
  await startChild(new URL("../applications/bare.ts", import.meta.url), env),
];
for (let tries = 0; tries < 50 && (await fetch(`${api.origin}/api/v1`)).status === 503; tries++) await sleep(200);

async function compare(ours: Ask, floor: Ask) {
  const all: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= rounds; turn++) {
    const times: [number[], number[]] = [[], []];
    for (let pair = 0; pair < pairs; pair++) {
      times[0].push(...(await load(floor, { count: 1, connections: 1 })));
      times[1].push(...(await load(ours, { count: 1, connections: 1 })));
    }
    // The first round warms caches and compilers.
    if (turn > 0) for (const at of [0, 1] as const) all[at].push(median(times[at]));
  }
  const [bareMs, oursMs] = [round(median(all[0])), round(median(all[1]))];
  const [addedMs, ratio] = [round(oursMs - bareMs), round(oursMs / bareMs)];
  return { bareMs, oursMs, addedMs, ratio, holds: bareMs >= 20 ? ratio <= 1.3 : addedMs <= 4 };
}

const headers = {
  "content-type": "application/json",
  "x-request-scope": "public",
  authorization: `Bearer ${await tokenOf(world.readerId)}`,
};
const results: Record<string, Awaited<ReturnType<typeof compare>> & { sequentialScans: string[] }> = {};
for (const { name, path, body } of questions) {
  const ours = { url: `${api.origin}/api/v1${path}`, method: "POST", headers, body: JSON.stringify(body) };
  const figures = await compare(ours, { url: `${bare.origin}/${name}` });
  results[name] = { ...figures, sequentialScans: await scanned(name) };
}
const likes = await likeAtOnce({ db: overheard, origin: api.origin, postId: world.likedId, count: 1_000, tokenOf });
api.stop();
bare.stop();
await overheard.destroy();
await database.drop();
production.forget();
const holds = likes.exact && Object.values(results).every((one) => one.holds && one.sequentialScans.length === 0);
report("feed", { sizes: sizesOf(posts), generatedSeconds, results, likes }, holds);
