import type { Db, Tables } from "@orbita/db";
import { createDatabase, prepareTemplate } from "@orbita/testing";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { bearerOf, type BearerSource } from "./bearer.ts";
import { startApi, startChild, type ServerProcess } from "./child.ts";
import { median, round } from "./figures.ts";
import { load } from "./load.ts";
import { asking, compare, type PairFigures, type readSize } from "./pairs.ts";
import { productionOf } from "./production.ts";

type SqlStatement = { text: string; values: unknown[] };
/** A benchmark request: as a path for the API, and as a call of the feature function, whose SQL statements are recorded. */
export type BenchRequest = { name: string; path: string; body?: object; ask: (db: Db) => Promise<unknown> };
type SideBySideTimes = { bareMs: number; oursMs: number };
/** `cpu` is the CPU time per response of the two server processes. Of all figures, other load on the machine affects it least. */
type SqlBenchResult = PairFigures & { cpu: SideBySideTimes; atOnce: SideBySideTimes; sequentialScans: string[] };

const eight = { count: 200, connections: 8 };

/** Runs the comparison and adds the CPU time per response. */
async function cpuOf(
  servers: readonly [ServerProcess, ServerProcess],
  answers: number,
  work: () => Promise<PairFigures>,
) {
  const spent = () => Promise.all(servers.map((server) => server.cpuMicros()));
  const before = await spent();
  const figures = await work();
  const [bareMs, oursMs] = (await spent()).map((micros, at) => round((micros - before[at]!) / 1_000 / answers));
  return { ...figures, cpu: { bareMs: bareMs!, oursMs: oursMs! } };
}

/** Opens a separate database for the benchmark, filled by `fill`, with a connection that records the feature's statements. */
export async function openWorld<T>(fill: (db: Db) => Promise<T>) {
  await prepareTemplate();
  const database = await createDatabase();
  const poolOf = (max: number) => new Pool({ connectionString: database.url, max });
  const begin = performance.now();
  // A connection without the product's timeouts, because a single statement inserts a million rows.
  const patient = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(4) }) });
  const world = await fill(patient);
  const generatedSeconds = round((performance.now() - begin) / 1_000, 0);
  const said: SqlStatement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: poolOf(10) }),
    log: ({ level, query }) => {
      if (level === "query") said.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  const production = productionOf(database.url);
  return {
    world,
    generatedSeconds,
    url: database.url,
    /** A connection without timeouts, whose statements are not recorded. */
    patient,
    db,
    production,
    /** The statements that a request sends to the database. */
    statementsOf: async (ask: (db: Db) => Promise<unknown>): Promise<SqlStatement[]> => {
      said.length = 0;
      await ask(db);
      return [...said];
    },
    bearerOf: (userId: string) => bearerOf(database.db, production, userId),
    drop: async () => {
      await Promise.all([db.destroy(), patient.destroy()]);
      await database.drop();
      production.forget();
    },
  };
}
export type SqlBenchWorld<T> = Awaited<ReturnType<typeof openWorld<T>>>;

/** The tables of `large` that a query plan reads with a sequential scan. */
async function scansOf(db: Db, statements: readonly SqlStatement[], large: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { text, values } of statements) {
    const { rows } = await db.getExecutor().executeQuery<{ "QUERY PLAN": unknown }>({
      ...sql.raw(`explain (format json) ${text}`).compile(db),
      parameters: values,
    });
    for (const [, relation] of JSON.stringify(rows).matchAll(/"Node Type":"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g))
      found.add(relation!);
  }
  return [...found].filter((relation) => large.includes(relation));
}

type SqlBenchOptions = {
  questions: readonly BenchRequest[];
  headers: Record<string, string>;
  bearer: BearerSource;
  /** Tables that no plan may scan sequentially. */
  large: readonly string[];
  size: ReturnType<typeof readSize>;
  env?: Record<string, string>;
  /** Sends other requests to the API before it is stopped, for measurements besides the comparison. */
  beside?: (api: ServerProcess) => Promise<void>;
};

/** Compares each request to the production API with the same SQL statements sent by a baseline server of only node:http and pg. */
export async function againstSql<T>(
  { db, url, production, statementsOf }: SqlBenchWorld<T>,
  { questions, headers, bearer, large, size, env = {}, beside }: SqlBenchOptions,
): Promise<Record<string, SqlBenchResult>> {
  const statements: Record<string, SqlStatement[]> = {};
  for (const { name, ask } of questions) statements[name] = await statementsOf(ask);
  const api = await startApi({ ...production.env, ...env });
  const bare = await startChild(new URL("bare-sql.ts", import.meta.url), {
    DATABASE_URL: url,
    STATEMENTS: JSON.stringify(statements),
  });
  try {
    const results: Record<string, SqlBenchResult> = {};
    for (const { name, path, body } of questions) {
      const ours = {
        url: `${api.origin}/api/v1${path}`,
        headers: { "content-type": "application/json", ...headers, authorization: await bearer() },
        ...(body && { method: "POST", body: JSON.stringify(body) }),
      };
      const floor = { url: `${bare.origin}/${name}` };
      results[name] = {
        ...(await cpuOf([bare, api], (size.rounds + 1) * size.pairs, () => compare(asking(floor), asking(ours), size))),
        atOnce: { bareMs: round(median(await load(floor, eight))), oursMs: round(median(await load(ours, eight))) },
        sequentialScans: await scansOf(db, statements[name]!, large),
      };
    }
    await beside?.(api);
    return results;
  } finally {
    api.stop();
    bare.stop();
  }
}

export const allHold = (results: Record<string, SqlBenchResult>): boolean =>
  Object.values(results).every(({ holds, sequentialScans }) => holds && sequentialScans.length === 0);
