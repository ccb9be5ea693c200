import type { DisclosureSurface } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import type { Showing } from "./record-disclosures.ts";

type Day = { readonly spaceId: string; readonly day: string };

/** Creates the row of the day if it is missing, and locks it. */
export async function lockDay(tx: Tx, spaceId: string, day: string): Promise<{ shown: number; opened: number }> {
  const { rows } = await sql<{ shown: number; opened: number }>`
    insert into disclosure_days (space_id, day) values (${spaceId}, ${day})
    on conflict (space_id, day) do update set shown = disclosure_days.shown returning shown, opened`.execute(tx);
  return rows[0]!;
}

export async function findShownCount(tx: Tx, spaceId: string, day: string): Promise<number> {
  const { rows } = await sql<{ shown: number }>`select shown from disclosure_days
    where space_id = ${spaceId} and day = ${day}`.execute(tx);
  return rows[0]?.shown ?? 0;
}

/** People already counted today. A nameless showing beyond the limit does not count. */
export async function findShownToday(tx: Tx, { spaceId, day }: Day, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select resume_id as id from talent_showings
    where space_id = ${spaceId} and day = ${day} and counted and resume_id = any (${ids}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

type Adding = Day & { readonly now: Date; readonly surface: DisclosureSurface; readonly counted: boolean };

export async function addShowings(
  tx: Tx,
  { spaceId, day, now, surface, counted }: Adding,
  people: readonly Showing[],
): Promise<void> {
  const ids = people.map(({ resumeId }) => resumeId);
  const named = people.map((person) => person.named);
  await sql`insert into talent_showings (space_id, day, resume_id, named, last_at, surfaces, counted)
    select ${spaceId}, ${day}, person.id, person.named, ${now}, array[${surface}::text], ${counted}
    from unnest(${ids}::uuid[], ${named}::boolean[]) as person (id, named)
    on conflict (space_id, day, resume_id) do update set times = talent_showings.times + 1, last_at = excluded.last_at,
      named = talent_showings.named or excluded.named, counted = talent_showings.counted or excluded.counted,
      surfaces = case when excluded.surfaces <@ talent_showings.surfaces then talent_showings.surfaces
        else talent_showings.surfaces || excluded.surfaces end`.execute(tx);
}

export async function addShown(tx: Tx, { spaceId, day }: Day, added: number): Promise<void> {
  await sql`update disclosure_days set shown = shown + ${added}
    where space_id = ${spaceId} and day = ${day}`.execute(tx);
}

export async function addOpened(tx: Tx, spaceId: string, day: string): Promise<void> {
  await sql`update disclosure_days set opened = opened + 1 where space_id = ${spaceId} and day = ${day}`.execute(tx);
}

type Opening = Day & { readonly resumeId: string };

export async function hasOpenedSince(tx: Tx, { spaceId, resumeId, day }: Opening): Promise<boolean> {
  const { rows } = await sql`select from resume_openings where resume_id = ${resumeId} and space_id = ${spaceId}
    and at >= (${day}::date::timestamp at time zone 'Europe/Rome') limit 1`.execute(tx);
  return rows.length > 0;
}

/** Deletes log entries older than the retention period, in batches. Returns true if there may be more. */
export async function sweepDisclosures(tx: Tx, before: Date, limit: number): Promise<boolean> {
  const results = [
    await sql`delete from talent_showings where (space_id, day, resume_id) in (select space_id, day, resume_id
      from talent_showings where day < ${before}::date limit ${limit})`.execute(tx),
    await sql`delete from disclosure_days where (space_id, day) in (select space_id, day
      from disclosure_days where day < ${before}::date limit ${limit})`.execute(tx),
    await sql`delete from resume_openings where ctid in (select ctid
      from resume_openings where at < ${before} limit ${limit})`.execute(tx),
    await sql`delete from share_link_openings where id in (select id
      from share_link_openings where at < ${before} limit ${limit})`.execute(tx),
  ];
  return results.some(({ numAffectedRows }) => Number(numAffectedRows) === limit);
}
