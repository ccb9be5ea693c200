import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { SavedSearchRow } from "./queries.ts";

export type DueSearchRow = SavedSearchRow & { due_at: Date };

/** Due saved searches in due order, starting after `after`, so that the routine runs each search at most once. */
export async function findDueSearches(
  db: Db,
  now: Date,
  after: DueSearchRow | undefined,
  limit: number,
): Promise<DueSearchRow[]> {
  const { rows } = await sql<DueSearchRow>`select * from saved_searches where due_at <= ${now}
    ${after ? sql`and (due_at, id) > (${after.due_at}, ${after.id}::uuid)` : sql``}
    order by due_at, id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Locks those saved searches whose due time and guest are still as they were read. Skips searches that another worker has locked or
 * processed, and searches that an account has adopted from a guest: they stay due.
 */
export async function lockDueSearches(tx: Tx, rows: readonly DueSearchRow[]): Promise<Set<string>> {
  const { rows: held } = await sql<{ id: string }>`select s.id from saved_searches s
    join unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ due_at }) => due_at.toISOString())}::timestamptz[],
        ${rows.map(({ guest_id }) => guest_id)}::uuid[]) r (id, due_at, guest_id)
      on r.id = s.id and r.due_at = s.due_at and r.guest_id is not distinct from s.guest_id
    order by s.id for update of s skip locked`.execute(tx);
  return new Set(held.map(({ id }) => id));
}

export type SearchMatch = { search_id: string; target_id: string; matched_at: Date; told_at: Date | null };

/** Inserts matches of saved searches and returns only the new ones: each target matches a search once, however often the search runs. */
export async function insertMatches(tx: Tx, matches: readonly SearchMatch[]): Promise<SearchMatch[]> {
  if (matches.length === 0) return [];
  const times = (of: (match: SearchMatch) => Date | null) => matches.map((match) => of(match)?.toISOString() ?? null);
  const { rows } = await sql<SearchMatch>`insert into saved_search_matches (search_id, target_id, matched_at, told_at)
    select * from unnest(${matches.map(({ search_id }) => search_id)}::uuid[], ${matches.map(({ target_id }) => target_id)}::uuid[],
      ${times(({ matched_at }) => matched_at)}::timestamptz[], ${times(({ told_at }) => told_at)}::timestamptz[])
    on conflict do nothing returning search_id, target_id, matched_at, told_at`.execute(tx);
  return rows;
}

export type SearchReschedule = { id: string; due_at: Date };

/**
 * Stores the next due time of saved searches after a run. Sets `asked_until` later than `since` in any case, because a search with equal times counts
 * as new.
 */
export async function saveSettledSearches(tx: Tx, asked: readonly SearchReschedule[], now: Date): Promise<void> {
  if (asked.length === 0) return;
  await sql`update saved_searches s set asked_until = greatest(${now}, s.since + interval '1 millisecond'), due_at = r.due_at
    from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ due_at }) => due_at.toISOString())}::timestamptz[]) r (id, due_at)
    where r.id = s.id`.execute(tx);
}

/** Marks saved searches as broken. They never run again, because they would fail every time. */
export async function markBroken(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("saved_searches")
    .set({ broken_at: now, due_at: null })
    .where("id", "in", [...ids])
    .execute();
}

/** Maps each value list code and skill id to the code or skill that replaced it in a merge, or to itself. Deleted codes and skills are missing. */
export async function findNow(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ name: string; now: string }>`
    select e.code as name, coalesce(into_.code, e.code) as now
      from vocabulary_entries e left join vocabulary_entries into_ on into_.id = e.merged_into where e.code = any (${names}::text[])
    union all select s.id::text, coalesce(s.merged_into, s.id)::text from skills s where s.id::text = any (${names}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ name, now }) => [name, now]));
}

/** The given posts that are public at this moment. */
export async function openPosts(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select p.id from job_posts p join spaces s on s.id = p.space_id
    where p.id = any (${ids}::uuid[]) and p.status = 'published' and p.enabled and s.enabled and p.expires_at > ${now}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
