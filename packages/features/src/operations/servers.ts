import type { ServiceHealth, ServerState } from "@orbita/contract";
import { silentSeconds, type HeartbeatRow } from "./heartbeats.ts";

export type ServerFact = ServerState["facts"][number];
type ServerName = ServerState["name"];

export const fact = (name: ServerFact["name"], value: number | null | undefined): ServerFact[] =>
  value === null || value === undefined ? [] : [{ name, value: Math.round(value * 10) / 10 }];

export const stateOf = (name: ServerName, light: ServiceHealth, ...facts: ServerFact[][]): ServerState => ({
  name,
  light,
  facts: facts.flat().slice(0, 3),
});

/** Response time in milliseconds above which a server is shown with a warning. */
export const slowMs = 1_000;
const byTime = (ms: number): ServiceHealth => (ms > slowMs ? "warn" : "ok");

export const responseState = (name: ServerName, ms: number): ServerState => stateOf(name, byTime(ms), fact("ms", ms));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const present = <T>(values: readonly (T | null | undefined)[]): T[] => values.filter((value) => value != null);

/** The combined state of all processes of one kind: the latency of the slowest, because somebody waits for it, and the average load. */
export function processState(app: HeartbeatRow["app"], beats: readonly HeartbeatRow[]): ServerState {
  const own = beats.filter((beat) => beat.app === app);
  const alive = own.filter(({ seconds }) => seconds <= silentSeconds);
  if (alive.length === 0) return stateOf(app, "down", fact("instances", 0));
  const p95 = present(alive.map(({ facts }) => facts.p95Ms));
  const cpu = present(alive.map(({ facts }) => facts.cpuPercent));
  const slowest = p95.length > 0 ? Math.max(...p95) : null;
  const load = cpu.length > 0 ? mean(cpu) : null;
  const warn = own.length > alive.length || (slowest ?? 0) > slowMs || (load ?? 0) > 90;
  return stateOf(
    app,
    warn ? "warn" : "ok",
    fact("instances", alive.length),
    fact("p95Ms", slowest),
    app === "worker" ? fact("cpuPercent", load) : [],
  );
}

export type MailFigures = { sent: number; deferred: number; failed: number };

/** The state of the mail server. Only workers connect to it, so without workers its state is unknown. */
export function mailState(beats: readonly HeartbeatRow[], { sent, deferred, failed }: MailFigures): ServerState {
  const heard = present(beats.filter(({ seconds }) => seconds <= silentSeconds).map(({ facts }) => facts.mail));
  const all = sent + deferred + failed;
  const delivered = all > 0 ? fact("sentPercent", (100 * sent) / all) : [];
  if (heard.length === 0) return stateOf("mail", "warn", delivered);
  const best = present(heard.map(({ ms }) => ms)).toSorted((a, b) => a - b)[0];
  if (best === undefined) return stateOf("mail", "down", delivered);
  const many = all >= 20 && sent / all < 0.9;
  return stateOf("mail", many ? "warn" : byTime(best), fact("ms", best), delivered);
}

export type PostgresFigures = { connections: number; most: number; bytes: number; replicaSeconds: number | null };

export const postgresState = ({ connections, most, bytes, replicaSeconds }: PostgresFigures): ServerState =>
  stateOf(
    "postgres",
    connections > 0.75 * most || (replicaSeconds ?? 0) > 30 ? "warn" : "ok",
    fact("connections", connections),
    fact("sizeMegabytes", bytes / 1024 ** 2),
    fact("replicaSeconds", replicaSeconds),
  );

const lights: Record<string, ServiceHealth> = { green: "ok", yellow: "warn", red: "down" };

export type ClusterHealth = { status: string; number_of_nodes: number; unassigned_shards: number };

export const searchState = (health: ClusterHealth, ms: number): ServerState =>
  stateOf(
    "opensearch",
    lights[health.status.toLowerCase()] ?? "warn",
    fact("nodes", health.number_of_nodes),
    fact("unassignedShards", health.unassigned_shards),
    fact("ms", ms),
  );
