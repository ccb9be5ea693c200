import { randomUUIDv7 } from "node:crypto";
import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** Metrics that a process reports about itself; no personal data. */
export type HeartbeatFacts = {
  readonly p95Ms?: number | null;
  readonly cpuPercent?: number;
  /** For each queue of a worker: jobs running now, and jobs finished in the last minute. */
  readonly queues?: Readonly<Record<string, { active: number; perMinute: number }>>;
  /** Response time of the mail server, which only workers can measure. `ms` is null if the mail server did not answer. */
  readonly mail?: { ms: number | null };
  readonly broker?: { connections: number } | null;
};
export type HeartbeatRow = { app: "api" | "worker" | "web"; seconds: number; facts: HeartbeatFacts };
export type ProcessHeartbeat = { id: string; app: HeartbeatRow["app"]; startedAt: Date; facts: HeartbeatFacts };

const everyMs = 5_000;
/** After this many seconds without a heartbeat, a process counts as gone. It has then missed three. */
export const silentSeconds = 16;

/** Stores a heartbeat of a process. Also deletes the heartbeats of processes that have been silent for five minutes; there is no other cleanup. */
export async function saveBeat(db: Db, { id, app, startedAt, facts }: ProcessHeartbeat): Promise<void> {
  const said = JSON.stringify(facts);
  await sql`
    with gone as (delete from process_beats where seen_at < now() - interval '5 minutes' and id <> ${id})
    insert into process_beats (id, app, started_at, seen_at, facts) values (${id}, ${app}, ${startedAt}, now(), ${said})
    on conflict (id) do update set seen_at = now(), facts = excluded.facts`.execute(db);
}

export async function findBeats(db: Db): Promise<HeartbeatRow[]> {
  const { rows } = await sql<HeartbeatRow>`
    select app, extract(epoch from now() - seen_at)::float8 as seconds, facts from process_beats
    where seen_at > now() - interval '1 minute'`.execute(db);
  return rows;
}

export type HeartbeatHandle = { stop: () => Promise<void> };
type HeartbeatOptions = {
  db: Db;
  app: HeartbeatRow["app"];
  facts: () => HeartbeatFacts | Promise<HeartbeatFacts>;
  log?: HeartbeatLog;
};
type HeartbeatLog = { warn: (about: object, message: string) => void };

/** Writes a heartbeat of this process every few seconds; an orderly stop deletes its row at once. */
export function startBeats({ db, app, facts, log }: HeartbeatOptions): HeartbeatHandle {
  const [id, startedAt] = [randomUUIDv7(), new Date()];
  let last: Promise<void> = Promise.resolve();
  let away = false;
  const beat = async () => {
    try {
      await saveBeat(db, { id, app, startedAt, facts: await facts() });
      away = false;
    } catch (error) {
      if (!away) log?.warn({ err: error }, "nobody hears that this process is there");
      away = true;
    }
  };
  last = beat();
  const timer = setInterval(() => void (last = last.then(beat)), everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      await sql`delete from process_beats where id = ${id}`.execute(db).catch(() => {});
    },
  };
}
