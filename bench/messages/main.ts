import { randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Tables } from "@orbita/db";
import { createTokenSigner, loadTokenKeys, readSessionKeys } from "@orbita/platform";
import { createDatabase, prepareTemplate } from "@orbita/testing";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { startChild } from "../child.ts";
import { median, report, round } from "../figures.ts";
import { load, type Ask } from "../load.ts";
import { productionOf } from "../production.ts";
import { generate, type Generated } from "../applications/generate.ts";
import { statementsOf, type Statement } from "../applications/statements.ts";
import { fillMessages } from "./generate.ts";
import { questionsOf, walk } from "./questions.ts";

/**
 * An inbox, its count and threads over a hundred thousand messages, against the same SQL through bare node:http + pg, in
 * alternating pairs; every plan looked at, and a long thread walked backwards. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const given = process.argv.find((word) => word.startsWith("--messages="))?.split("=")[1];
const messages = Number(given ?? (quick ? 20_000 : 100_000));
const applications = 10_000;
const long = 2_000;
const rounds = quick ? 3 : 5;
const pairs = quick ? 50 : 200;

await prepareTemplate();
const database = await createDatabase();
const generating = performance.now();
// Without the time limits of the product: a million rows are one statement.
const patient = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: new Pool({ connectionString: database.url, max: 1 }) }),
});
const world = await generate(patient, applications);
const threadId = await fillMessages(patient, world, { messages, long });
await patient.destroy();
const generatedSeconds = round((performance.now() - generating) / 1_000, 0);
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

/** The features' own database, overheard. */
const said: Statement[] = [];
const overheard = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: new Pool({ connectionString: database.url, max: 10 }) }),
  log: ({ level, query }) => {
    if (level === "query") said.push({ text: query.sql, values: [...query.parameters] });
  },
});

const headers = {
  "content-type": "application/json",
  "x-request-scope": "talent",
  "x-space-id": world.spaceId,
  authorization: `Bearer ${await tokenOf(world)}`,
};
const questions = questionsOf(world, threadId, long);
const statements: Record<string, Statement[]> = {};
for (const { name, ask } of questions) statements[name] = await statementsOf(said, () => ask(overheard));

/** Tables that were read from end to end although there is a way in. */
async function scanned(name: string): Promise<string[]> {
  const found = new Set<string>();
  for (const { text, values } of statements[name]!) {
    const { rows } = await overheard.getExecutor().executeQuery<{ "QUERY PLAN": unknown }>({
      ...sql.raw(`explain (format json) ${text}`).compile(overheard),
      parameters: values,
    });
    const plan = JSON.stringify(rows);
    for (const [, relation] of plan.matchAll(/"Node Type":"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g))
      found.add(relation!);
  }
  return [...found].filter((relation) => ["messages", "message_threads", "message_files"].includes(relation));
}

const env = { DATABASE_URL: database.url, STATEMENTS: JSON.stringify(statements) };
const [api, bare] = [
  await startChild(new URL("../api/whole.ts", import.meta.url), production.env),
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

const results: Record<string, Awaited<ReturnType<typeof compare>> & { sequentialScans: string[] }> = {};
for (const { name, path } of questions) {
  const ours = { url: `${api.origin}/api/v1${path}`, headers };
  const figures = await compare(ours, { url: `${bare.origin}/${name}` });
  results[name] = { ...figures, sequentialScans: await scanned(name) };
}
const walked = await walk(overheard, world, threadId);
api.stop();
bare.stop();
await overheard.destroy();
await database.drop();
production.forget();
const holds =
  walked.inOrder &&
  walked.seen === long &&
  Object.values(results).every((one) => one.holds && one.sequentialScans.length === 0);
report("messages", { messages, applications, generatedSeconds, results, walked }, holds);
