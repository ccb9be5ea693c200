import { randomUUIDv7 } from "node:crypto";
import type { DisclosureSurface } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import type { DisclosedResume } from "./record-disclosures.ts";

type SpaceDay = { readonly spaceId: string; readonly day: string };

/** Creates the row with the Space's disclosure counts of the day if it is missing, and locks it. */
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

/** People who already count towards the Space's daily limit today. A showing without a name beyond the limit does not count. */
export async function findShownToday(tx: Tx, { spaceId, day }: SpaceDay, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select resume_id as id from talent_showings
    where space_id = ${spaceId} and day = ${day} and counted and resume_id = any (${ids}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

type NewDisclosures = SpaceDay & { readonly now: Date; readonly surface: DisclosureSurface; readonly counted: boolean };

export async function addShowings(
  tx: Tx,
  { spaceId, day, now, surface, counted }: NewDisclosures,
  people: readonly DisclosedResume[],
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

export async function addShown(tx: Tx, { spaceId, day }: SpaceDay, added: number): Promise<void> {
  await sql`update disclosure_days set shown = shown + ${added}
    where space_id = ${spaceId} and day = ${day}`.execute(tx);
}

export async function addOpened(tx: Tx, spaceId: string, day: string): Promise<void> {
  await sql`update disclosure_days set opened = opened + 1 where space_id = ${spaceId} and day = ${day}`.execute(tx);
}

type CvViewKey = SpaceDay & { readonly resumeId: string };

export async function hasOpenedSince(tx: Tx, { spaceId, resumeId, day }: CvViewKey): Promise<boolean> {
  const { rows } = await sql`select from resume_openings where resume_id = ${resumeId} and space_id = ${spaceId}
    and at >= (${day}::date::timestamp at time zone 'Europe/Rome') limit 1`.execute(tx);
  return rows.length > 0;
}

type NewCvOpening = { resumeId: string; spaceId: string; userId: string; at: Date };

/** Logs that a member opened a CV. Returns false if the opening is already logged; the lock serialises two tabs of the same member. */
export async function insertOpening(
  tx: Tx,
  { resumeId, spaceId, userId, at }: NewCvOpening,
  since: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`opening ${resumeId} ${userId} ${spaceId}`}, 0))`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    insert into resume_openings (resume_id, space_id, user_id, at)
    select ${resumeId}, ${spaceId}, ${userId}, ${at}
    where not exists (select from resume_openings
      where resume_id = ${resumeId} and user_id = ${userId} and space_id = ${spaceId} and at > ${since})`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Counts a visit of a share link with the given statement, which returns the link (id, resume_id, label), and adds an entry to
 * the owner's access log. Both happen in one statement, so that no transaction is needed.
 */
export async function insertLinkOpening(db: Db, counting: RawBuilder<unknown>, at: Date): Promise<void> {
  await sql`with link as (
      ${counting})
    insert into share_link_openings (id, resume_id, link_id, label, at)
    select ${randomUUIDv7()}::uuid, resume_id, id, label, ${at} from link`.execute(db);
}

/** Deletes old entries of the disclosure log, in batches. Returns true if there may be more. */
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
