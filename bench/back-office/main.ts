import { randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { entityFeatures } from "@orbita/contract";
import { handlers } from "@orbita/features";
import type { Tables } from "@orbita/db";
import { createTokenSigner, loadTokenKeys, readSessionKeys } from "@orbita/platform";
import { createDatabase, prepareTemplate } from "@orbita/testing";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { statementsOf, type Statement } from "../applications/statements.ts";
import { startChild } from "../child.ts";
import { median, report, round } from "../figures.ts";
import { load, type Ask } from "../load.ts";
import { productionOf } from "../production.ts";
import { exportOf } from "./export.ts";
import { generate } from "./generate.ts";
import { questions } from "./questions.ts";

/**
 * The list of people over a million of them, against the same SQL through bare node:http + pg, in alternating pairs; and the list
 * as a file, whose memory must not grow with it. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const given = process.argv.find((word) => word.startsWith("--users="))?.split("=")[1];
const users = Number(given ?? (quick ? 10_000 : 1_000_000));
const rounds = quick ? 3 : 5;
const pairs = quick ? 20 : 40;

await prepareTemplate();
const database = await createDatabase();
const connectionString = database.url;
// Without the time limits of the product: a million rows are one statement.
const patient = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString, max: 4 }) }) });
const generating = performance.now();
const { adminId } = await generate(patient, users);
const generatedSeconds = round((performance.now() - generating) / 1_000, 0);
const production = productionOf(database.url);

const sessionId = randomUUIDv7();
await patient
  .insertInto("sessions")
  .values({ id: sessionId, user_id: adminId, expires_at: new Date(Date.now() + 86_400_000) })
  .execute();
const signer = createTokenSigner({
  keys: await loadTokenKeys(production.keysFile),
  sessionKeys: readSessionKeys(production.sessionKey),
  issuer: "orbita",
});
const { token } = await signer.sign({ userId: adminId, sessionId }, new Date());
const headers = { "content-type": "application/json", "x-request-scope": "admin", authorization: `Bearer ${token}` };

/** The feature's own database, overheard. */
const said: Statement[] = [];
const overheard = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: new Pool({ connectionString, max: 4 }) }),
  log: ({ level, query }) => {
    if (level === "query") said.push({ text: query.sql, values: [...query.parameters] });
  },
});
const statements: Record<string, Statement[]> = {};
for (const [name, question] of Object.entries(questions)) {
  const body = entityFeatures.adminUser.search.body.parse(question);
  statements[name] = await statementsOf(said, () => handlers.adminUser.search({ tx: overheard } as never, { body }));
}

const [api, bare] = [
  await startChild(new URL("../api/whole.ts", import.meta.url), production.env),
  await startChild(new URL("../applications/bare.ts", import.meta.url), {
    DATABASE_URL: database.url,
    STATEMENTS: JSON.stringify(statements),
  }),
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

const results: Record<string, Awaited<ReturnType<typeof compare>>> = {};
for (const [name, question] of Object.entries(questions)) {
  const ours = {
    url: `${api.origin}/api/v1/admin/user/search`,
    method: "POST",
    headers,
    body: JSON.stringify(question),
  };
  results[name] = await compare(ours, { url: `${bare.origin}/${name}` });
}
api.stop();
bare.stop();
await overheard.destroy();

// A tenth first: what it needs at most is what the whole may need too, but for the noise of the collector.
const small = await exportOf(patient, adminId, quick ? 1_000 : 10_000);
const large = await exportOf(patient, adminId, quick ? 10_000 : 100_000);
const noiseMb = 48;
const constant = large.state === "done" && large.grewMb <= small.grewMb + noiseMb && large.steps > 1;
await patient.destroy();
await database.drop();
production.forget();
const lists = Object.values(results).every(({ holds }) => holds);
report("back-office", { users, generatedSeconds, results, export: { small, large, constant } }, lists && constant);
