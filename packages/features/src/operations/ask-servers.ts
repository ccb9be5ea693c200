import type { ServerState } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { ReadCtx } from "../kernel/ctx.ts";
import type { HeartbeatRow } from "./heartbeats.ts";
import {
  responseState,
  fact,
  mailState,
  postgresState,
  processState,
  searchState,
  stateOf,
  type ClusterHealth,
  type MailFigures,
  type PostgresFigures,
} from "./servers.ts";

/** Timeout of a server check: the page waits for the slowest server, and a server that has not answered by then counts as unavailable. */
const patienceMs = 1_500;

async function timed<T>(work: () => Promise<T>): Promise<{ said: T; ms: number }> {
  const start = performance.now();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${patienceMs} ms`)), patienceMs);
  try {
    const said = await Promise.race([work(), late.promise]);
    return { said, ms: performance.now() - start };
  } finally {
    clearTimeout(timer);
  }
}

/** An unavailable server is reported as down and never fails the whole request. */
const orDown = (name: ServerState["name"], asked: Promise<ServerState>): Promise<ServerState> =>
  asked.catch(() => stateOf(name, "down"));

async function askPostgres(db: Db): Promise<PostgresFigures> {
  const { rows } = await sql<PostgresFigures>`
    select (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::integer as most, pg_database_size(current_database())::float8 as bytes,
      (select max(extract(epoch from replay_lag))::float8 from pg_stat_replication) as "replicaSeconds"`.execute(db);
  return rows[0]!;
}

async function askSearch({ search }: ReadCtx): Promise<ClusterHealth> {
  // Only the indexes of this installation are checked, because other installations may share the cluster.
  const asked = { index: `${search.indexName("")}*`, level: "cluster" } as const;
  const { body } = await search.client.cluster.health(asked, { requestTimeout: patienceMs, maxRetries: 0 });
  return body;
}

/** Checks all servers that the product depends on, in parallel, each with a short timeout. */
export async function askServers(
  ctx: ReadCtx,
  beats: readonly HeartbeatRow[],
  mail: MailFigures,
): Promise<ServerState[]> {
  const { watch, model, payments } = ctx.platform;
  const connections = beats.map(({ facts }) => facts.broker?.connections).find((count) => count !== undefined);
  const pinged = (name: keyof typeof watch) =>
    orDown(
      name,
      timed(watch[name]).then(({ ms }) => responseState(name, ms)),
    );
  const processes = (["api", "web", "worker"] as const).map((app) => processState(app, beats));
  const asked = await Promise.all([
    orDown(
      "postgres",
      timed(() => askPostgres(ctx.tx)).then(({ said }) => postgresState(said)),
    ),
    pinged("rabbitmq").then((state) =>
      state.light === "down" ? state : { ...state, facts: [...fact("connections", connections), ...state.facts] },
    ),
    orDown(
      "opensearch",
      timed(() => askSearch(ctx)).then(({ said, ms }) => searchState(said, ms)),
    ),
    pinged("valkey"),
    pinged("storage"),
    pinged("scanner"),
  ]);
  const others = [mailState(beats, mail), stateOf("model", model ? "ok" : "off")];
  return [...processes, ...asked, ...others, stateOf("payments", payments ? "ok" : "off")];
}
