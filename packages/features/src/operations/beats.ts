import { randomUUIDv7 } from "node:crypto";
import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** What a process says of itself: figures, never a person. */
export type BeatFacts = {
  readonly p95Ms?: number | null;
  readonly cpuPercent?: number;
  /** What a worker carries: how many of each run now, and how many it ended in the last minute. */
  readonly queues?: Readonly<Record<string, { active: number; perMinute: number }>>;
  /** What only a worker can see. `ms` is null where nobody answered. */
  readonly mail?: { ms: number | null };
  readonly broker?: { connections: number } | null;
};
export type BeatRow = { app: "api" | "worker" | "web"; seconds: number; facts: BeatFacts };
export type Beat = { id: string; app: BeatRow["app"]; startedAt: Date; facts: BeatFacts };

const everyMs = 5_000;
/** Two that were missed; after that it is not counted any more. */
export const silentSeconds = 16;

/** The first one that beats takes away who has been silent for long: nobody else does. */
export async function saveBeat(db: Db, { id, app, startedAt, facts }: Beat): Promise<void> {
  const said = JSON.stringify(facts);
  await sql`
    with gone as (delete from process_beats where seen_at < now() - interval '5 minutes' and id <> ${id})
    insert into process_beats (id, app, started_at, seen_at, facts) values (${id}, ${app}, ${startedAt}, now(), ${said})
    on conflict (id) do update set seen_at = now(), facts = excluded.facts`.execute(db);
}

export async function findBeats(db: Db): Promise<BeatRow[]> {
  const { rows } = await sql<BeatRow>`
    select app, extract(epoch from now() - seen_at)::float8 as seconds, facts from process_beats
    where seen_at > now() - interval '1 minute'`.execute(db);
  return rows;
}

export type Beating = { stop: () => Promise<void> };
type Options = { db: Db; app: BeatRow["app"]; facts: () => BeatFacts | Promise<BeatFacts>; log?: Log };
type Log = { warn: (about: object, message: string) => void };

/** Says every few seconds that this process is there; who stops in order says so at once. */
export function startBeats({ db, app, facts, log }: Options): Beating {
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
